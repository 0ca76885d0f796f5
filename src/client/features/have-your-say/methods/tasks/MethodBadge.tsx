import { FormattedMessage } from 'react-intl';
import type { Method } from '../../../../../shared/ballots/paper';
import type { PollFacts } from '../../../../../shared/contract/have-your-say';
import { Badge } from '../../../../ui/Badge';
import { taskMessages } from './messages';

const { oneChoice, marks, yesOrNo, consent, order, grades, dots, credits, basket } = taskMessages;
const { date, scale, words, several } = taskMessages;

type Task = (typeof taskMessages)[keyof typeof taskMessages];

/** Tasks of a voter, by the method that counts the answers. */
const TASKS: Readonly<Record<Method, Task>> = {
  plurality: oneChoice,
  limited: marks,
  approval: marks,
  proportionalApproval: marks,
  sequentialProportionalApproval: marks,
  sequentialPhragmen: marks,
  proposal: yesOrNo,
  consent,
  schulze: order,
  rankedPairs: order,
  minimax: order,
  copeland: order,
  kemeny: order,
  borda: order,
  dowdall: order,
  instantRunoff: order,
  scottishStv: order,
  meekStv: order,
  score: grades,
  star: grades,
  majorityJudgment: grades,
  cumulative: dots,
  quadratic: credits,
  equalShares: basket,
  budgetGreedy: basket,
  timePoll: date,
  scale,
  text: words,
};

/** Badge with the task of a voter; the name of the method stands where the count is explained. */
export function MethodBadge({ methods }: Pick<PollFacts, 'methods'>) {
  const [first, ...more] = new Set(methods.map((method) => TASKS[method]));
  if (!first) return null;
  return (
    <Badge>
      <FormattedMessage {...(more.length === 0 ? first : several)} />
    </Badge>
  );
}
