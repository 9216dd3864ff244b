/** Stands for `import address from './x.css?url'`: what a bundler makes of it. */
export default '/assets/styles.css';
