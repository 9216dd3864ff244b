export { FooterColumn, FooterFrame, type FooterColumnProps, type FooterFrameProps } from './footer-frame.js';
