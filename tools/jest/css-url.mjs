/** Stands for `import url from './x.css?url'`. A file, because `moduleNameMapper` takes paths only. */
export default '/assets/styles.css';
