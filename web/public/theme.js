// Before the first paint: a scheme that somebody chose on this device wins over the system's.
(function () {
  try {
    var theme = localStorage.getItem('knack.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    // Pages are drawn for strangers; what is for them alone stays out of sight where somebody was signed in. A profile
    // has room for what is between its member and another.
    var isKnown = localStorage.getItem('knack.signed-in') !== null;
    if (isKnown) {
      var name = localStorage.getItem('user');
      var isOwn = name === null || location.pathname.toLowerCase() === '/user/' + name.toLowerCase();
      document.documentElement.dataset.known = isOwn ? 'self' : 'other';
    }
    // The frame of a screen is that of its address alone; the board's is for members, with their matches in it.
    var isBoard = location.pathname === '/feed';
    var arePutAway = localStorage.getItem('knack.matches-put-away') !== null;
    if (location.search !== '' || (isBoard && (!isKnown || arePutAway))) {
      document.documentElement.dataset.unframed = '';
    }
  } catch (error) {
    // Storage may be blocked; the system's scheme applies.
  }
})();
