/**
 * Faults of a meeting. `missing`: nothing is written there in the original language; `unknown`:
 * there is no such item or holder of a seat; `taken`: it is there twice, or somebody else’s;
 * `date`: no day, or one of another age; `zone`: no time zone; `gap`: clocks leave this hour out;
 * `order`: it ends before it begins, or was held and is still to come; `link`: no https address;
 * `tooMany`: more items than an agenda has; `votes`: more votes than people were there; `entered`:
 * it stands in the register and stays as it is.
 */
const MEETING_FAULTS = [
  'missing',
  'unknown',
  'taken',
  'date',
  'zone',
  'gap',
  'order',
  'link',
  'tooMany',
  'votes',
  'entered',
] as const;
type MeetingFaultName = (typeof MEETING_FAULTS)[number];

export interface MeetingFault {
  readonly field: string;
  readonly fault: MeetingFaultName;
}

/**
 * Converts faults to text as the detail of a refusal names them: `endsAt: order, agenda.2.title:
 * missing`.
 */
export const toMeetingFaultsText = (faults: readonly MeetingFault[]): string =>
  faults.map(({ field, fault }) => `${field}: ${fault}`).join(', ');

/** Reads the faults in such a text; what cannot be read is left out. */
export function parseMeetingFaultsText(text: string): MeetingFault[] {
  return text.split(', ').flatMap((pair) => {
    const [field = '', name] = pair.split(': ');
    const fault = MEETING_FAULTS.find((one) => one === name);
    return fault ? [{ field, fault }] : [];
  });
}
