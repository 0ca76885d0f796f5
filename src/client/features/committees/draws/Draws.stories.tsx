import { aDraw, anOpenDraw, DRAW_PATH } from '../../../testing/drawFactories';
import { FAILURE, NEVER, oneCall } from '../../../workbench/makeStories';

const LIST = '/committees/budget/draws';
const listed = (items: readonly object[]) => () => ({ body: { items, mayEdit: false } });

export const DRAW_STORIES = [
  oneCall('some', LIST, `/v1${LIST}`, listed([aDraw()])),
  oneCall('empty', LIST, `/v1${LIST}`, listed([])),
  oneCall('loading', LIST, `/v1${LIST}`, () => NEVER),
  oneCall('failed', LIST, `/v1${LIST}`, () => FAILURE),
  oneCall('some', DRAW_PATH, `/v1${DRAW_PATH}`, () => ({ body: aDraw() })),
  oneCall('many', DRAW_PATH, `/v1${DRAW_PATH}`, () => ({ body: anOpenDraw() })),
  oneCall('loading', DRAW_PATH, `/v1${DRAW_PATH}`, () => NEVER),
  oneCall('failed', DRAW_PATH, `/v1${DRAW_PATH}`, () => FAILURE),
];
