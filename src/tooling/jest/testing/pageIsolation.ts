/** Own modules are evaluated anew in each file: this begins empty. */
const seen: string[] = [];

const failHere = () => new Error('told with its line').stack;

/** Registers a test that finds what another file of pages left, and leaves the same. */
export function testPageIsolation(file: string): void {
  test(`${file} finds an empty page, modules without a past and the lines of its code`, () => {
    expect(seen).toEqual([]);
    expect(document.body.childElementCount).toBe(0);
    expect(failHere()).toMatch(/pageIsolation\.ts:4:24/);
    seen.push(file);
    document.body.append(document.createElement('p'));
  });
}
