const LOADED_ROUTE = /\bimport\(\s*(?:\/\*.*?\*\/\s*)*route\.module\s*\)/g;

/**
 * Webpack loader for React Router in what the host runs: the portal has no routes that are
 * loaded by their address (`oneFile.ts`).
 */
module.exports = function noRouteModules(source) {
  return source.replace(LOADED_ROUTE, 'Promise.reject(new Error(route.module))');
};
