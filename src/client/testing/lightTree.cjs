const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');

// The jsdom of jest's environment: its implementation classes are not among what it exports.
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
// Its parts load each other: the whole comes first.
fromEnvironment('jsdom');
const living = join(dirname(fromEnvironment.resolve('jsdom')), 'jsdom', 'living');
const loadLiving = (path) => fromEnvironment(join(living, path));
const loadPrototype = (name) => loadLiving(`nodes/${name}-impl.js`).implementation.prototype;

const NodeList = loadLiving('generated/NodeList.js');
const { domSymbolTree } = loadLiving('helpers/internal-constants.js');
const { isLabelable } = loadLiving('helpers/form-controls.js');
const { ELEMENT_NODE } = loadLiving('node-type.js');

const Label = loadPrototype('HTMLLabelElement');
const PARENTS = ['Document', 'DocumentFragment', 'Element'].map(loadPrototype);
const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'].map(
  (name) => loadPrototype(`HTML${name}Element`),
);
const { get: controlOfJsdom } = Object.getOwnPropertyDescriptor(Label, 'control');

function listElements(parent) {
  const elements = [];
  for (const node of domSymbolTree.treeIterator(parent))
    if (node !== parent && node.nodeType === ELEMENT_NODE) elements.push(node);
  return elements;
}

/** Elements of each tree by id, and its labels by control, as of a version of the tree. */
const indexes = new WeakMap();

function readIndex(root) {
  const known = indexes.get(root);
  // The version by which jsdom's own live lists know that something changed.
  if (known?.version === root._version) return known;
  const byId = new Map();
  const elements =
    root.nodeType === ELEMENT_NODE ? [root, ...listElements(root)] : listElements(root);
  for (const element of elements) {
    const id = element.getAttributeNS(null, 'id');
    if (id !== null && !byId.has(id)) byId.set(id, element);
  }
  const index = { version: root._version, byId, elements, labels: null };
  indexes.set(root, index);
  return index;
}

function findControl(label) {
  const id = label.getAttributeNS(null, 'for');
  if (id === null) return controlOfJsdom.call(label);
  const found = id && readIndex(label.getRootNode({})).byId.get(id);
  return found && isLabelable(found) ? found : null;
}

function listLabels(root, control) {
  const index = readIndex(root);
  if (!index.labels) {
    index.labels = new Map();
    for (const label of index.elements.filter((element) => Label.isPrototypeOf(element))) {
      const labelled = findControl(label);
      index.labels.set(labelled, [...(index.labels.get(labelled) ?? []), label]);
    }
  }
  return index.labels.get(control) ?? [];
}

function openLabels(control) {
  if (!isLabelable(control)) return null;
  const root = control.getRootNode({});
  return (control._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => listLabels(root, control),
  }));
}

const GETTERS = [
  [Label, 'control', findControl],
  ...LABELABLE.map((prototype) => [prototype, 'labels', openLabels]),
];

/**
 * Makes jsdom's trees answer in one walk what testing libraries ask of every element of a page: the
 * labels of controls, for which jsdom walks the whole tree once per control and label, and
 * `querySelectorAll('*')`, for which it goes through proxies. Returns a function that calls another
 * with jsdom's own ways.
 */
function lightenTrees() {
  const replaced = [];
  const replace = (prototype, name, toDescriptor) => {
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    replaced.push({ prototype, name, own, light: { ...own, ...toDescriptor(own) } });
  };
  for (const [prototype, name, find] of GETTERS)
    replace(prototype, name, () => ({
      get() {
        return find(this);
      },
    }));
  for (const prototype of PARENTS)
    replace(prototype, 'querySelectorAll', ({ value: select }) => ({
      value(selectors) {
        if (selectors !== '*') return select.call(this, selectors);
        return NodeList.createImpl(this._globalObject, [], { nodes: listElements(this) });
      },
    }));
  const use = (kind) => {
    for (const each of replaced) Object.defineProperty(each.prototype, each.name, each[kind]);
  };
  use('light');
  return (ask) => {
    use('own');
    try {
      return ask();
    } finally {
      use('light');
    }
  };
}

/** Once per worker: all windows share the classes. */
module.exports = { askJsdom: lightenTrees() };
