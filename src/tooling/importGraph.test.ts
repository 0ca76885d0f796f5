import {
  describeImportGraph,
  getOneImporterShare,
  listArrows,
  listTwoWayArrows,
  readImportGraph,
  type Import,
} from './importGraph';

const toImport = (from: string, to: string, isType = false): Import => ({ from, to, isType });
const GRAPH = {
  files: ['client/ui/a.ts', 'client/ui/b.ts', 'client/parts/c.ts', 'server/db/d.ts'],
  imports: [
    toImport('client/ui/a.ts', 'client/ui/b.ts'),
    toImport('client/parts/c.ts', 'client/ui/a.ts'),
    toImport('client/ui/b.ts', 'client/parts/c.ts', true),
  ],
};

test('arrows are between folders, by value', () => {
  expect(listArrows(GRAPH, 'client')).toEqual([{ from: 'parts', to: 'ui', count: 1 }]);
  expect(listTwoWayArrows(GRAPH, 'client')).toEqual([]);
  const imports = [...GRAPH.imports, toImport('client/ui/b.ts', 'client/parts/c.ts')];
  expect(listTwoWayArrows({ ...GRAPH, imports }, 'client')).toEqual(['parts ↔ ui']);
});

test('a file has one importer where no other, and none outside its folder, imports it', () => {
  expect(getOneImporterShare(GRAPH)).toBe(0.25);
  const imports = [...GRAPH.imports, toImport('client/parts/c.ts', 'client/ui/b.ts')];
  expect(getOneImporterShare({ ...GRAPH, imports })).toBe(0);
});

describe('the product', () => {
  const graph = readImportGraph('src');

  test('is read with its imports, written in any way, and without its tests', () => {
    expect(graph.files).toContain('client/app/routes.ts');
    expect(graph.files.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
    expect(graph.imports).toContainEqual(
      toImport('server/quizzes/quizzes.ts', 'server/quizzes/writing/quizSource.ts'),
    );
    expect(graph.imports).toContainEqual(
      toImport('server/db/tables.ts', 'opinions/opinionMap.ts', true),
    );
  });

  test.each(['client', 'server'])(
    'of two folders of the %s at most one imports the other',
    (side) => {
      expect(listTwoWayArrows(graph, side)).toEqual([]);
    },
  );

  test('is described', () => {
    const lines = describeImportGraph(graph);
    expect(lines[0]).toMatch(/^\d+ files, \d+ imports; \d+\.\d % of the files/);
    expect(lines).toContain('  both ways: none');
  });
});
