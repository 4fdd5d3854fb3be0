// Puts the remembered theme, scheme and setting of text on the document before anything is painted.
(function () {
  var root = document.documentElement;
  var theme = null;
  var scheme = null;
  var textSize = null;
  var lineSpacing = null;
  try {
    theme = localStorage.getItem('nevisa.theme');
    scheme = localStorage.getItem('nevisa.scheme');
    textSize = localStorage.getItem('nevisa.textSize');
    lineSpacing = localStorage.getItem('nevisa.lineSpacing');
  } catch {
    // Storage is forbidden: the default theme it is.
  }
  if (theme && /^[a-z]+$/.test(theme)) root.dataset.theme = theme;
  if (textSize && /^[a-z]+$/.test(textSize)) root.dataset.textSize = textSize;
  if (lineSpacing && /^[a-z]+$/.test(lineSpacing)) root.dataset.lineSpacing = lineSpacing;
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.scheme = scheme;
})();
