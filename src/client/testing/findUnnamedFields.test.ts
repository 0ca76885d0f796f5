import { findUnnamedFields } from './findUnnamedFields';

function findIn(html: string): readonly string[] {
  const page = document.createElement('div');
  page.innerHTML = `<form>${html}</form>`;
  return findUnnamedFields(page);
}

const field = (name: string, label: string) =>
  `<div data-field="${name}"><label>${label}</label></div>`;
const unseen = (name: string, label: string) =>
  `<div data-field="${name}"><label class="visually-hidden">${label}</label></div>`;

test('fields with words of their own are told apart', () => {
  expect(findIn(field('a', 'Place') + field('b', 'Address'))).toEqual([]);
});

test('a second field with the same words is not', () => {
  expect(findIn(field('a.en', 'In English') + field('b.en', 'In English'))).toEqual(['b.en']);
});

test('the same words are told apart by groups, and where one is behind another tab', () => {
  const rows = `<ul><li>${field('a', 'Name')}</li><li>${field('b', 'Name')}</li></ul>`;
  expect(findIn(rows)).toEqual([]);
  expect(findIn(`${field('a.en', 'Name')}<div inert>${field('a.ar', 'Name')}</div>`)).toEqual([]);
});

test('a label that nobody sees is none, except below the name of its group', () => {
  expect(findIn(unseen('a', 'Place'))).toEqual(['a']);
  expect(findIn(field('a', ''))).toEqual(['a']);
  const group = `<div role="group" aria-labelledby="above"><p id="above">Place</p>${unseen('a', 'Place, in English')}</div>`;
  document.body.innerHTML = group;
  const page = document.createElement('form');
  page.innerHTML = group;
  document.body.append(page);
  expect(findUnnamedFields(document.body)).toEqual([]);
});
