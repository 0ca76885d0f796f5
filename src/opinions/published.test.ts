import { CsvFault, escapeFormula, parseCsv, writeCsv } from './csv';
import { findOpinionGroups } from './opinionGroups';
import { replayVotes, listStatementStates } from './publishedConversation';
import { writeJson, writeTables } from './publishedFiles';
import { MAX_PUBLISHED_FAULTS, parsePublishedTables } from './testing/parsePublishedTables';
import { publishConversation } from './publishConversation';
import { createSeededRandom, createShuffledNumbers } from './random';
import { createCasts, createVoteRows } from './testing/madeUpVotes';
import { readRecordedConversation, readRecordedFiles } from './testing/recordedConversations';

const cellsOf = (file: string) => parseCsv(file).map(({ cells }) => cells);

describe('tables', () => {
  test('commas, quotation marks and line breaks in cells; lines are counted on', () => {
    const rows = parseCsv('\uFEFFa,b\r\n"x, ""y""\nz",2\n\n,"last"');
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x, "y"\nz', '2'] },
      { line: 5, cells: ['', 'last'] },
    ]);
    expect(parseCsv('')).toEqual([]);
  });

  test.each([
    ['a\nb,"c', 2],
    ['a\n"b\nc"d,e', 2],
    ['a"b', 1],
  ])('quotation marks that do not match: %p, line %p', (file, line) => {
    expect(() => parseCsv(file)).toThrow(CsvFault);
    try {
      parseCsv(file);
    } catch (error) {
      expect((error as CsvFault).line).toBe(line);
    }
  });

  test('what is written is read again', () => {
    const rows = [
      ['a,b', 'say "yes"', 'two\nlines', '', '−1'],
      ['1', '2', '3', '4', '5'],
    ];
    expect(cellsOf(writeCsv(rows))).toEqual(rows);
    expect(writeCsv([[null, -1, 0]])).toBe(',-1,0\n');
  });

  test.each(['=1+1', '+1', '-1', '@a', '\t=1'])('%p is no formula any more', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });
});

/** Two comments and one person; further columns as Polis writes them today. */
const smallFiles = ({ meta = 'false', heads = '0,1', row = '1,-1' }) => ({
  summary: readRecordedFiles('brexit-consensus').summary,
  comments:
    'timestamp,comment-id,author-id,agrees,disagrees,moderated,is-meta,is-seed,comment-body\n' +
    `1,1,0,0,1,1,false,true,"B, so to say"\n2,0,0,1,0,1,${meta},false,A\n`,
  votes: 'timestamp,datetime,comment-id,voter-id,vote\n5,,0,3,1\n6,,1,3,-1\n',
  participants: `participant,xid,group-id,n-comments,n-votes,n-agree,n-disagree,${heads}\n3,,0,0,2,1,1,${row}\n`,
});

describe('recorded conversations', () => {
  test('what is written of them is read again', () => {
    const conversation = readRecordedConversation('15-per-hour-seattle');
    const again = parsePublishedTables(writeTables(conversation));
    expect(again.faults).toEqual([]);
    expect(again.conversation!.votes).toEqual(conversation.votes);
    expect(again.conversation!.participants).toEqual(conversation.participants);
    expect(again.conversation!.summary).toEqual(conversation.summary);
    expect(again.conversation!.comments).toEqual(
      conversation.comments.map((one) => ({ ...one, body: escapeFormula(one.body) })),
    );
  });

  test('moderation is read', () => {
    const states = listStatementStates(readRecordedConversation('15-per-hour-seattle').comments);
    expect(states.filter((state) => state === 'out')).toHaveLength(23);
    expect(states).toHaveLength(54);
  });

  test.each([
    ['comments', 'moderated', 'mod', { line: 1, fault: 'columnMissing', text: 'moderated' }],
    ['votes', ',0,0,0\n', ',0,0,2\n', { line: 2, fault: 'notAVote', text: '2' }],
    ['votes', ',0,0,0\n', ',77,0,0\n', { line: 2, fault: 'commentUnknown', text: '77' }],
    ['votes', ',0,1,-1\n', ',0,x,-1\n', { line: 3, fault: 'notANumber', text: 'x' }],
    ['votes', ',0,1,-1\n', ',0,1,\n', { line: 3, fault: 'notAVote', text: '' }],
    ['summary', 'voters,204\n', '', { line: 0, fault: 'rowMissing', text: 'voters' }],
    ['summary', 'views,204', 'views,many', { line: 3, fault: 'notANumber', text: 'many' }],
    ['participants', '\n1,1,0', '\n0,1,0', { line: 3, fault: 'givenTwice', text: '0' }],
    ['comments', '"Opposition', 'Opposition"', { line: 2, fault: 'quotesDoNotMatch', text: '' }],
  ] as const)('%s with %p as %p is refused', (table, from, to, fault) => {
    const files = readRecordedFiles('brexit-consensus');
    const changed = { ...files, [table]: files[table].replace(from, to) };
    expect(changed[table]).not.toBe(files[table]);
    const { conversation, faults } = parsePublishedTables(changed);
    expect(conversation).toBeNull();
    expect(faults[0]).toEqual({ table, ...fault });
  });

  test.each([
    ['true', ['meta', 'in']],
    ['True', ['meta', 'in']],
    ['1', ['meta', 'in']],
    ['false', ['in', 'in']],
    ['0', ['in', 'in']],
    ['', ['in', 'in']],
  ] as const)('%p in the column is-meta', (cell, states) => {
    const files = smallFiles({ meta: cell });
    expect(listStatementStates(parsePublishedTables(files).conversation!.comments)).toEqual(states);
  });

  test('votes belong to the comments that head their columns, in whichever order these stand', () => {
    const { participants } = parsePublishedTables(
      smallFiles({ heads: '1,0', row: '-1,1' }),
    ).conversation!;
    expect(participants[0]!.row).toEqual([1, -1]);
  });

  test('a comment without a column moves no vote to another one', () => {
    const { participants } = parsePublishedTables(
      smallFiles({ heads: '1', row: '-1' }),
    ).conversation!;
    expect(participants[0]!.row).toEqual([null, -1]);
  });

  test('a column of no comment is a fault of the head', () => {
    expect(parsePublishedTables(smallFiles({ heads: '0,7', row: '1,1' })).faults).toEqual([
      { table: 'participants', line: 1, fault: 'commentUnknown', text: '7' },
    ]);
  });

  test('not all faults of a file are listed', () => {
    const files = readRecordedFiles('brexit-consensus');
    const votes = files.votes.replaceAll(/,-?[01]$/gm, ',9');
    expect(parsePublishedTables({ ...files, votes }).faults).toHaveLength(MAX_PUBLISHED_FAULTS);
  });

  test('files with nothing in them have faults, not exceptions', () => {
    const { faults } = parsePublishedTables({
      summary: '',
      comments: '',
      votes: '',
      participants: '',
    });
    expect(new Set(faults.map(({ fault }) => fault))).toEqual(new Set(['rowMissing']));
  });
});

describe('our own conversation', () => {
  const casts = createCasts({ participants: 40, statements: 12, camps: 2, density: 0.8, seed: 4 });
  const votes = createVoteRows(casts);
  const states = ['in', 'out', 'meta'] as const;
  const order = createShuffledNumbers(votes.participants, createSeededRandom(6));
  const run = findOpinionGroups(votes, states);
  const first = casts[0]!;
  const before = { timestamp: 0, participant: 0, statement: first.statement, vote: 0 } as const;
  const conversation = publishConversation({
    topic: 'Trees',
    url: 'https://portal.example/dialogs/trees',
    views: 9,
    votes,
    run,
    order,
    commenters: 3,
    description: '=SUM(A1:A9), "quoted"',
    states,
    statements: Array.from({ length: 12 }, (_, at) => ({
      timestamp: at,
      body: `-Statement ${at}, said "so"\nand so`,
      isModerated: at !== 5,
    })),
    cast: [before, ...casts.map((cast, at) => ({ ...cast, timestamp: 10 + at }))],
  });

  test('voters go by numbers that are not those of the portal', () => {
    expect(conversation.participants.map(({ voter }) => voter)).toEqual([...order.keys()]);
    expect(conversation.participants.map(({ row }) => row)).toEqual(
      Array.from(order, (one) => conversation.comments.map((_, at) => votes.get(one, at))),
    );
    expect(new Set(conversation.comments.map(({ author }) => author))).toEqual(new Set([-1]));
    expect(new Set(conversation.participants.map(({ comments }) => comments))).toEqual(
      new Set([0]),
    );
  });

  test('neither moments nor the order of rows tell when somebody answered', () => {
    const { votes: table } = conversation;
    expect(new Set(table.map(({ timestamp }) => timestamp))).toEqual(new Set([null]));
    expect(table).toEqual(table.toSorted((a, b) => a.voter - b.voter || a.comment - b.comment));
  });

  test('comments count the votes that were cast, participants their last ones', () => {
    expect(conversation.summary).toMatchObject({ voters: 40, commenters: 3, comments: 12 });
    expect(conversation.comments.map(({ moderated }) => moderated)).toEqual([
      1, -1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1,
    ]);
    expect(conversation.comments[2]!.isMeta).toBe(true);
    const own = conversation.participants[order.indexOf(3)]!;
    expect(own.row).toEqual(Array.from({ length: 12 }, (_, at) => votes.get(3, at)));
    expect(own.votes).toBe(votes.lengths[3]);
    expect(own.group).toBe(run.memory.nameOf[3]);
  });

  test('the published votes lead anybody to the same groups', () => {
    const read = parsePublishedTables(writeTables(conversation)).conversation!;
    const replayed = replayVotes(read.votes);
    const again = findOpinionGroups(replayed.votes, listStatementStates(read.comments));
    expect(replayed.voters).toEqual([...order.keys()]);
    expect(again.map).toEqual(run.map);
  });

  test('JSON holds the tables and the map', () => {
    const json = JSON.parse(writeJson(conversation, run.map));
    expect(json.map).toEqual(run.map);
    expect(json.summary.description).toBe('=SUM(A1:A9), "quoted"');
    expect(json.votes).toEqual(conversation.votes);
  });

  test('texts cannot be taken for formulas, votes stay numbers', () => {
    const { summary, comments, votes: table } = writeTables(conversation);
    expect(summary).toContain(`"'=SUM(A1:A9), ""quoted"""`);
    expect(comments).toContain(`"'-Statement 0, said ""so""\nand so"`);
    expect(table).toMatch(/,-1\n/);
  });
});
