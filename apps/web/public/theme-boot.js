// Puts the remembered theme and scheme on the document before anything is painted.
(function () {
  var root = document.documentElement;
  var theme = null;
  var scheme = null;
  try {
    theme = localStorage.getItem('nevisa.theme');
    scheme = localStorage.getItem('nevisa.scheme');
  } catch {
    // Storage is forbidden: the default theme it is.
  }
  if (theme && /^[a-z]+$/.test(theme)) root.dataset.theme = theme;
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.scheme = scheme;
})();
