// Before the first paint: a scheme that somebody chose on this device wins over the system's.
(function () {
  try {
    var theme = localStorage.getItem('knack.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    // The start page is built for strangers; what is for them alone stays out of sight where somebody was signed in.
    if (localStorage.getItem('knack.signed-in') !== null) document.documentElement.dataset.known = '';
  } catch (error) {
    // Storage may be blocked; the system's scheme applies.
  }
})();
