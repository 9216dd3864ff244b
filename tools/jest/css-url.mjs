/** Stands for `import url from './x.css?url'` and for the URL of a worker. A file, because `moduleNameMapper` takes paths only. */
export default '/assets/styles.css';
