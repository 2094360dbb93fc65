import type { Plugin } from 'vite';

const ASSIGNMENT = /^\w+\.(?:displayName|contextType) = .*;$/gm;
const BOUNDARY = /(?<=var RenderErrorBoundary = class extends \S+ \{)/;
const UNMARKED_CALL = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the bundler leave out what the app does not use of react-router. As published it is one file whose components
 * are given names, which counts as a use of each: forms, fetchers and a second scroll restoration come with any import.
 */
export const leanReactRouter: Plugin = {
  name: 'lean-react-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(ASSIGNMENT, '')
        .replace(BOUNDARY, ' static contextType = RSCRouterContext;')
        .replaceAll(UNMARKED_CALL, '= /* @__PURE__ */ $1')
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
      map: null,
    }),
  },
};
