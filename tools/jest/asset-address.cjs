// A picture or font imported by a component is an address in the browser; in tests any address does.
module.exports = '/asset';
