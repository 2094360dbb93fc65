// Before the first paint: a scheme that somebody chose on this device wins over the system's.
(function () {
  try {
    var theme = localStorage.getItem('knack.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    // Pages are drawn for strangers; what is for them alone stays out of sight where somebody was signed in. A profile
    // has room for what is between its member and another.
    if (localStorage.getItem('knack.signed-in') !== null) {
      var name = localStorage.getItem('user');
      var isOwn = name === null || location.pathname.toLowerCase() === '/user/' + name.toLowerCase();
      document.documentElement.dataset.known = isOwn ? 'self' : 'other';
    }
  } catch (error) {
    // Storage may be blocked; the system's scheme applies.
  }
})();
