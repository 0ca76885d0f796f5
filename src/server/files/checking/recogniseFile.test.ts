import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import { createBox, createMp4, createTrack, createWebm } from '../testing/sampleFilms';
import { createDocx, createOdt, PDF, createPicture } from '../testing/samples';
import { recogniseFile } from './recogniseFile';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-recognise-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function found(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return recogniseFile(path, name).catch((error: { refusal?: string }) => {
    if (error.refusal === undefined) throw error;
    return `refused: ${error.refusal}`;
  });
}

const text = (content: string) => Buffer.from(content);
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ODT = 'application/vnd.oasis.opendocument.text';
const TYPE = 'refused: type';
const DAMAGED = 'refused: damaged';
const BOMB = 'refused: bomb';
const VIDEO = 'refused: video';
const CAPTIONS = 'refused: captions';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const PAGE = '<!doctype html><script>alert(1)</script>';

/**
 * Makes an archive whose directory says something else about its second entry; `at` counts within
 * the entry of the directory.
 */
function forged(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  const second = copy.indexOf('PK\u0001\u0002', copy.indexOf('PK\u0001\u0002') + 1);
  copy.writeUInt32LE(value, second + at);
  return copy;
}

test.each([
  ['a.pdf', PDF, 'application/pdf'],
  ['a.txt', text('Ağaçlar, أشجار, trees\n'), 'text/plain'],
  ['A.CSV', text('a;b\n1;2\n'), 'text/csv'],
  ['a.md', text('# Trees\n\nWith `<script>` in the middle\n'), 'text/markdown'],
  ['a.json', text('\ufeff{"a": [1, 2]}'), 'application/json'],
  ['a.rtf', text('{\\rtf1 Trees}'), 'application/rtf'],
  ['a.docx', createDocx(), DOCX],
  ['a.mp4', createMp4(), 'video/mp4'],
  ['av1.mp4', createMp4([createTrack('vide', 'av01'), createTrack('soun', 'Opus')]), 'video/mp4'],
  [
    'without sound.mp4',
    createMp4([createTrack('vide', 'avc1'), createTrack('tmcd', 'tmcd')]),
    'video/mp4',
  ],
  ['a.webm', createWebm(), 'video/webm'],
  ['named otherwise.txt', createWebm(['V_AV1']), 'video/webm'],
  ['a.vtt', text('WEBVTT\n\n00:01.000 --> 00:02.000\nصباح الخير'), 'text/vtt'],
  ['a.odt', createOdt(), ODT],
])('%s is kept', async (name, bytes, type) => {
  expect(await found(name, bytes)).toBe(type);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a picture: %s', async (format) => {
  expect(await found('any name', await createPicture(format))).toBe(`image/${format}`);
});

test.each<[string, string, Buffer, string]>([
  [
    'a film of telephones that browsers do not show',
    'a.mp4',
    createMp4([createTrack('vide', 'hvc1')]),
    VIDEO,
  ],
  [
    'a film with sound that browsers do not play',
    'a.mp4',
    createMp4([createTrack('vide', 'avc1'), createTrack('soun', 'alac')]),
    VIDEO,
  ],
  ['sound alone', 'a.mp4', createMp4([createTrack('soun', 'mp4a')]), VIDEO],
  ['a film that was cut off', 'a.mp4', createMp4().subarray(0, -100), DAMAGED],
  [
    'a film without what is in it',
    'a.mp4',
    Buffer.concat([createMp4().subarray(0, 28), createBox('free')]),
    DAMAGED,
  ],
  ['a film in another wrapping', 'a.webm', createWebm(['V_VP9'], 'matroska'), VIDEO],
  ['a WebM with sound alone', 'a.webm', createWebm(['A_OPUS']), VIDEO],
  ['a WebM that browsers do not show', 'a.webm', createWebm(['V_MPEG4/ISO/AVC']), VIDEO],
  ['a WebM that was cut off', 'a.webm', createWebm().subarray(0, -100), DAMAGED],
  ['captions of another format', 'a.vtt', text('1\n00:00:01,000 --> 00:00:02,000\nA'), CAPTIONS],
  [
    'captions with a script',
    'a.vtt',
    text('WEBVTT\n\n00:01.000 --> 00:02.000\n<script>'),
    CAPTIONS,
  ],
  ['captions that are no text', 'a.vtt', Buffer.from('WEBVTT\n\n\xff\xfe', 'latin1'), TYPE],
  ['a drawing with a script', 'a.svg', text(SVG), TYPE],
  ['a drawing that calls itself a text', 'a.txt', text(`<?xml version="1.0"?>${SVG}`), TYPE],
  ['a page', 'a.html', text(PAGE), TYPE],
  ['a page that calls itself a picture', 'a.jpg', text(PAGE), TYPE],
  ['a page that calls itself a text', 'a.txt', text(`\n  ${PAGE}`), TYPE],
  ['a script', 'a.js', text('alert(1)'), TYPE],
  ['a shell script', 'a.txt', text('#!/bin/sh\nrm -rf /\n'), TYPE],
  ['a program', 'a.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`), TYPE],
  ['bytes that are no text', 'a.txt', Buffer.from([0x41, 0xff, 0xfe, 0x42]), TYPE],
  ['a text with NUL', 'a.csv', text('a\0b'), TYPE],
  ['JSON with a fault', 'a.json', text('{"a": '), DAMAGED],
  ['an archive', 'a.zip', createDocx({}, 'text/xml'), DOCX],
  ['a PDF that is a page too', 'a.pdf', text(`%PDF-1.7\n${PAGE}\n%%EOF`), TYPE],
  ['a PDF that is an archive too', 'a.pdf', Buffer.concat([PDF, createDocx()]), DAMAGED],
  ['a PDF around an archive', 'a.pdf', Buffer.concat([PDF, createDocx(), text('\n%%EOF')]), TYPE],
  ['half a PDF', 'a.pdf', PDF.subarray(0, 30), DAMAGED],
  ['RTF with an object', 'a.rtf', text('{\\rtf1{\\object\\objdata 0105}}'), TYPE],
  ['macros', 'a.docx', createDocx({ 'word/vbaProject.bin': strToU8('x') }), TYPE],
  [
    'macros by type',
    'a.docx',
    createDocx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    TYPE,
  ],
  ['macros of OpenDocument', 'a.odt', createOdt({ 'Basic/Standard/a.xml': strToU8('x') }), TYPE],
  ['a program inside', 'a.docx', createDocx({ 'word/media/a.exe': strToU8('MZ') }), TYPE],
  ['a path that leaves the folder', 'a.docx', createDocx({ '../../a.xml': strToU8('x') }), DAMAGED],
  ['a bomb', 'a.docx', createDocx({ 'word/a.xml': new Uint8Array(60_000_000) }), BOMB],
  [
    'a bomb that says it is small',
    'a.docx',
    forged(createDocx({ 'word/a.xml': strToU8('b') }), 24, 1),
    BOMB,
  ],
  ['an entry larger than the file', 'a.docx', forged(createDocx(), 20, 1_000_000), BOMB],
  ['an archive behind something else', 'a.docx', Buffer.concat([text('PK'), createDocx()]), TYPE],
  [
    'an archive with something behind',
    'a.docx',
    Buffer.concat([createDocx(), text(PAGE)]),
    DAMAGED,
  ],
])('%s', async (_what, name, bytes, told) => {
  expect(await found(name, bytes)).toBe(told);
});
