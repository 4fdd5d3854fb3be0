// Shows a sentence of index.html where the app cannot start. Any browser runs this file: ECMAScript 5 only.
(function () {
  'use strict';

  // Each is present from a version of the declared support on (scripts/browserSupport.ts).
  var isSupported =
    'noModule' in document.createElement('script') &&
    typeof URL === 'function' &&
    typeof URL.canParse === 'function' &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.any === 'function' &&
    typeof Intl === 'object' &&
    typeof Intl.Segmenter === 'function';

  function show(id) {
    var sentence = document.getElementById(id);
    if (sentence) {
      sentence.removeAttribute('hidden');
    } else {
      document.addEventListener('DOMContentLoaded', function () {
        show(id);
      });
    }
  }

  if (!isSupported) {
    show('unsupported');
    return;
  }

  // A failed script reports no error to the window: only a capturing listener receives it.
  window.addEventListener(
    'error',
    function (event) {
      var root = document.getElementById('root');
      var isStarted = root !== null && root.firstChild !== null;
      var isScript = event.target !== window && event.target.nodeName === 'SCRIPT';
      if (!isStarted && (isScript || event.error)) {
        show('not-started');
      }
    },
    true,
  );
})();
