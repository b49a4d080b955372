// Before anything is painted: the theme that was chosen, if one was.
try {
  const theme = localStorage.getItem('benben-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // a browser that keeps nothing shows what the system prefers
}
