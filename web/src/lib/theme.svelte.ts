/** Light, dark, or as the system has it. `public/theme.js` sets it before anything is painted. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'benben-theme'
const given = document.documentElement.dataset.theme
let theme = $state<Theme>(given === 'light' || given === 'dark' ? given : 'system')

export function currentTheme(): Theme {
  return theme
}

/** Show another theme from now on. */
export function setTheme(chosen: Theme): void {
  theme = chosen
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
  try {
    if (chosen === 'system') localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, chosen)
  } catch {
    // a browser that keeps nothing shows what the system prefers next time
  }
}
