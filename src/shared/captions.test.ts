import { findCaptionFaults } from './captions';

const vtt = (...blocks: readonly string[]) => ['WEBVTT', ...blocks].join('\n\n');
const told = (text: string) => findCaptionFaults(text).map(({ line, fault }) => `${line} ${fault}`);

test.each([
  ['the least', vtt('00:01.000 --> 00:04.000\nGood morning.')],
  [
    'hours, names, settings and notes',
    vtt(
      'NOTE by the school',
      '1\n01:00:01.000 --> 01:00:04.000 align:start position:10%\n<v Omar>Good <i>morning</i>',
    ),
  ],
  [
    'a byte order mark and lines as Windows ends them',
    '\ufeffWEBVTT - ders\r\n\r\n00:01.000 --> 00:04.000\r\nصباح الخير\r\n',
  ],
  ['two cues at the same time', vtt('00:01.000 --> 00:04.000\nA', '00:01.000 --> 00:05.000\nB')],
  ['words that appear one after the other', vtt('00:01.000 --> 00:04.000\nOne <00:02.000>two')],
])('captions are taken: %s', (_name, text) => {
  expect(told(text)).toEqual([]);
});

test.each([
  ['another format', '1\n00:00:01,000 --> 00:00:04,000\nGood morning.', ['1 header']],
  ['a comma before the milliseconds', vtt('00:01,000 --> 00:04.000\nA'), ['3 timing']],
  ['sixty-one seconds', vtt('00:61.000 --> 01:04.000\nA'), ['3 timing']],
  ['an end before its beginning', vtt('00:05.000 --> 00:04.000\nA'), ['3 order']],
  ['nothing said', vtt('intro\n00:01.000 --> 00:04.000'), ['4 empty']],
  ['a cue without times', vtt('00:01.000 --> 00:04.000\nA', 'only words'), ['6 timing']],
  [
    'an earlier cue after a later one',
    vtt('00:05.000 --> 00:06.000\nA', '00:01.000 --> 00:02.000\nB'),
    ['6 backwards'],
  ],
  ['markup that a page would run', vtt('00:01.000 --> 00:04.000\n<img src=x>\nfine'), ['4 markup']],
  ['a tag that does not end', vtt('00:01.000 --> 00:04.000\nA <b'), ['4 markup']],
  ['a style sheet', vtt('STYLE\n::cue { color: red }', '00:01.000 --> 00:04.000\nA'), ['3 style']],
  ['no words at all', 'WEBVTT\n', ['2 noCues']],
  ['a cue that begins in the header', 'WEBVTT\n00:01.000 --> 00:04.000\nA', ['2 timing']],
])('a fault is named with its line: %s', (_name, text, faults) => {
  expect(told(text)).toEqual(faults);
});

test('a file full of faults names the first twenty', () => {
  const wrong = Array.from({ length: 50 }, () => 'words alone');
  expect(findCaptionFaults(vtt(...wrong))).toHaveLength(20);
});
