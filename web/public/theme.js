// Before the first paint: a scheme that somebody chose on this device wins over the system's.
(function () {
  try {
    var theme = localStorage.getItem('knack.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (error) {
    // Storage may be blocked; the system's scheme applies.
  }
})();
