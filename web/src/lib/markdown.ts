/** As much of Markdown as rules are written in, as a tree to be drawn; nothing of it is ever taken as HTML. */

export type Inline =
  | { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'image'; alt: string; src: string }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

export interface Item {
  rule: string | null // the id of a numbered rule
  blocks: Block[]
}

const BULLET = /^(\s*)([-*]|\d+[.)]) +/
const RULE = /^\*\*([A-Z]+-[A-Z]+[0-9]*)\*\*\s*/

/** A whole text. */
export function parseMarkdown(text: string): Block[] {
  return parseBlocks(text.replace(/<!--[^]*?-->/g, '').split('\n'))
}

function parseBlocks(lines: string[]): Block[] {
  const found: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    if (!line.trim()) at += 1
    else if (/^\s*```/.test(line)) at = takeCode(lines, at, found)
    else if (/^#{1,6} /.test(line)) at = takeHeading(line, at, found)
    else if (/^\s*\|/.test(line)) at = takeTable(lines, at, found)
    else if (/^!\[/.test(line.trim())) at = takeImage(line, at, found)
    else if (BULLET.test(line)) at = takeList(lines, at, found)
    else at = takeParagraph(lines, at, found)
  }
  return found
}

function takeHeading(line: string, at: number, found: Block[]): number {
  const level = line.indexOf(' ')
  const text = line.slice(level + 1).trim()
  const id = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  found.push({ kind: 'heading', level, text: parseInline(text), id })
  return at + 1
}

function takeCode(lines: string[], at: number, found: Block[]): number {
  const indent = lines[at]!.indexOf('`')
  let end = at + 1
  while (end < lines.length && !/^\s*```/.test(lines[end]!)) end += 1
  found.push({ kind: 'code', text: lines.slice(at + 1, end).map((line) => line.slice(indent)).join('\n') })
  return end + 1
}

function takeImage(line: string, at: number, found: Block[]): number {
  const [, alt = '', src = ''] = /!\[([^\]]*)\]\(([^)]*)\)/.exec(line) ?? []
  found.push({ kind: 'image', alt, src })
  return at + 1
}

function takeTable(lines: string[], at: number, found: Block[]): number {
  let end = at
  while (end < lines.length && /^\s*\|/.test(lines[end]!)) end += 1
  const cells = lines.slice(at, end).map((line) => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => parseInline(cell.trim().replaceAll('\\|', '|'))))
  found.push({ kind: 'table', head: cells[0]!, rows: cells.slice(2) })
  return end
}

function takeParagraph(lines: string[], at: number, found: Block[]): number {
  let end = at + 1
  while (end < lines.length && lines[end]!.trim() && !/^(#{1,6} |\s*```|\s*\|)/.test(lines[end]!) && !BULLET.test(lines[end]!)) end += 1
  found.push({ kind: 'paragraph', text: parseInline(lines.slice(at, end).map((line) => line.trim()).join(' ')) })
  return end
}

/** The items of one list: each goes on while its lines are indented beyond its mark. */
function takeList(lines: string[], at: number, found: Block[]): number {
  const first = BULLET.exec(lines[at]!)!
  const indent = first[1]!.length
  const items: Item[] = []
  while (at < lines.length) {
    const mark = BULLET.exec(lines[at]!)
    if (!mark || mark[1]!.length !== indent) break
    const own = [lines[at]!.slice(mark[0].length)]
    at += 1
    while (at < lines.length && goesOn(lines, at, indent)) {
      own.push(lines[at]!.slice(Math.min(mark[0].length, lines[at]!.search(/\S|$/))))
      at += 1
    }
    const rule = RULE.exec(own[0]!)
    if (rule) own[0] = own[0]!.slice(rule[0].length)
    items.push({ rule: rule?.[1] ?? null, blocks: parseBlocks(own) })
    while (at < lines.length && !lines[at]!.trim() && BULLET.exec(lines[at + 1] ?? '')?.[1]!.length === indent) at += 1
  }
  found.push({ kind: 'list', ordered: /\d/.test(first[2]!), items })
  return at
}

function goesOn(lines: string[], at: number, indent: number): boolean {
  const next = lines[at]!.trim() ? lines[at]! : (lines[at + 1] ?? '')
  return next.trim() !== '' && next.search(/\S/) > indent
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g

/** Bold, italic, code and links within a line. */
export function parseInline(text: string): Inline[] {
  const found: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    const [, bold, italic, code, label, href] = match
    if (bold !== undefined) found.push({ kind: 'bold', text: bold })
    else if (italic !== undefined) found.push({ kind: 'italic', text: italic })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (/^(https?:\/\/|[/#])/.test(href!)) found.push({ kind: 'link', text: label!, href: href! })
    else found.push({ kind: 'text', text: label! })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}
