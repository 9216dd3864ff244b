/**
 * A small reset. Every selector has zero specificity: the styles of components override it. It also sets the focus outline,
 * disables animations with reduced motion, and locks the scrolling of the page behind an open dialog.
 */
export const resetCss = `
:where(*){box-sizing:border-box}
:where(html){font-size:100%;-webkit-text-size-adjust:100%;scroll-padding-top:calc(var(--ui-bar-height) + var(--ui-space-4))}
:where(body){margin:0;min-height:100vh;background:var(--ui-color-page);color:var(--ui-color-text);font:var(--ui-weight-text) var(--ui-type-md)/var(--ui-leading-text) var(--ui-font-text);-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
:where(h1,h2,h3,h4,h5,h6){margin:0;font-weight:var(--ui-weight-strong);line-height:var(--ui-leading-tight);letter-spacing:-0.015em;text-wrap:balance}
:where(p,ul,ol,dl,dd,figure,blockquote,fieldset,legend){margin:0}
:where(ul[role='list'],ol[role='list']){list-style:none;padding:0}
:where(fieldset,legend){min-width:0;padding:0;border:0}
:where(a){color:var(--ui-color-accent);text-underline-offset:0.18em;text-decoration-thickness:1px}
:where(a:hover){color:var(--ui-color-accent-hover)}
:where(img,svg,video,canvas){display:block;max-width:100%}
:where(img,video){height:auto}
:where(button,input,select,textarea){font:inherit;color:inherit;letter-spacing:inherit}
:where(button){touch-action:manipulation}
:where(button[aria-busy]:not([aria-disabled])){opacity:0.6;cursor:progress}
:where(table){border-collapse:collapse;font-variant-numeric:tabular-nums}
:where(:focus-visible){outline:var(--ui-focus);outline-offset:var(--ui-focus-gap)}
:where([tabindex='-1']:focus){outline:none}
:where(html:has(dialog[data-scroll-lock][open])){overflow:hidden}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
`;
