/**
 * A line for the `<head>` of the page, before anything is painted: it shows the remembered theme, so a reader who
 * chose the dark one never sees a white flash. It is a constant, so a strict CSP can allow it by its hash.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";
