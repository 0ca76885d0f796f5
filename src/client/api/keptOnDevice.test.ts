/** @jest-environment node */
import { createStore } from '../store/createStore';
import { createMemoryPorts } from '../browser/memoryPorts';
import { signInStore } from '../testing/signInStore';
import { putTranslationsFirst, readsTranslationsFirst } from '../parts/comments/commentTranslation';
import { removeUploadId, readUploadId, storeUploadId } from './files/uploadMemory';
import { createPendingPress } from './pendingPress';
import { isRecord, parseStoredValue } from './storedValue';

const openPage = () => ({ store: createStore({ ports: createMemoryPorts() }) });

describe('what a device remembers', () => {
  test('translations come first once somebody has asked for it, until they take it back', () => {
    const { store } = openPage();
    const isFirst = () => store.dispatch(readsTranslationsFirst() as never);
    expect(isFirst()).toBe(false);
    store.dispatch(putTranslationsFirst(true) as never);
    expect(isFirst()).toBe(true);
    store.dispatch(putTranslationsFirst(false) as never);
    expect(isFirst()).toBe(false);
  });

  const isNumber = (kept: unknown): kept is number => typeof kept === 'number';

  test('a press is kept by its kind and its place until it is dropped', () => {
    const { store } = openPage();
    const votes = createPendingPress('vote', isNumber);
    const stars = createPendingPress('star', isNumber);
    const read = (kept: typeof votes, place: string) => store.dispatch(kept.read(place) as never);
    store.dispatch(votes.keep('trams', 1) as never);
    expect(read(votes, 'trams')).toBe(1);
    expect(read(votes, 'buses')).toBeNull();
    expect(read(stars, 'trams')).toBeNull();
    store.dispatch(votes.drop('trams') as never);
    expect(read(votes, 'trams')).toBeNull();
  });

  test('what is kept and is not of the kind is not taken for a press', () => {
    const { store } = openPage();
    store.dispatch(createPendingPress('vote', isRecord).keep('trams', { by: 'hand' }) as never);
    expect(store.dispatch(createPendingPress('vote', isNumber).read('trams') as never)).toBeNull();
  });

  test('a file that was begun is remembered for the same file of the same person', () => {
    const { store } = openPage();
    const aFile = (name: string, text: string, lastModified = 1) =>
      new File([text], name, { lastModified });
    const read = (file: File) => store.dispatch(readUploadId(file) as never);
    signInStore(store);
    store.dispatch(storeUploadId(aFile('plan.pdf', 'abc'), 'f1') as never);
    expect(read(aFile('plan.pdf', 'abc'))).toBe('f1');
    expect(read(aFile('plan2.pdf', 'abc'))).toBeNull();
    expect(read(aFile('plan.pdf', 'abcd'))).toBeNull();
    expect(read(aFile('plan.pdf', 'abc', 2))).toBeNull();
    signInStore(store, 'alex');
    expect(read(aFile('plan.pdf', 'abc'))).toBeNull();
    signInStore(store);
    store.dispatch(removeUploadId(aFile('plan.pdf', 'abc')) as never);
    expect(read(aFile('plan.pdf', 'abc'))).toBeNull();
  });

  test.each([
    ['{"a":1}', { a: 1 }],
    ['7', 7],
    [null, null],
    ['{', null],
  ])('the stored text %s says %j', (text, value) => expect(parseStoredValue(text)).toEqual(value));

  test.each([
    [{}, true],
    [[], false],
    [null, false],
    ['a', false],
  ])('%j is a record: %s', (value, expected) => expect(isRecord(value)).toBe(expected));
});
