import { STATUS_CODES } from 'node:http';
import Type from 'typebox';
import type { AnswerFault } from '../../shared/ballots/answerFaults';

/**
 * Every refusal the API can answer: its stable code, its HTTP status and a sentence for developers
 * (RFC 9457).
 */
export const PROBLEMS = {
  invalidRequest: {
    status: 400,
    title: 'The request does not fit the description of this operation.',
  },
  wrongHost: { status: 400, title: 'The portal is not found here; the detail is its origin.' },
  invalidCursor: { status: 400, title: 'The cursor was not made by this list.' },
  signInRequired: { status: 401, title: 'Sign in to do this.' },
  invalidToken: { status: 401, title: 'The access token is not valid or has expired.' },
  forbidden: { status: 403, title: 'You may not do this.' },
  outOfScope: {
    status: 403,
    title: 'Your role holds for a part of the portal, and this would stand outside of it.',
  },
  unknownScope: {
    status: 422,
    title: 'A role is limited to a district, team or committee that does not exist.',
  },
  antiForgery: { status: 403, title: 'The anti-forgery token is missing or does not match.' },
  wrongPassword: { status: 403, title: 'The present password is not right.' },
  wrongCode: { status: 403, title: 'This code is not right, or was used before.' },
  wrongPasskey: { status: 403, title: 'This passkey was not accepted.' },
  verificationRequired: {
    status: 403,
    title: 'Only verified residents may cast a ballot in this poll.',
  },
  districtUnknown: {
    status: 403,
    title: 'This poll is for residents of some districts; the verification names none.',
  },
  otherDistrict: { status: 403, title: 'This poll is for residents of other districts.' },
  ageUnknown: {
    status: 403,
    title: 'This poll is for residents of an age; the verification does not show it.',
  },
  otherAge: { status: 403, title: 'This poll is for residents of another age.' },
  membersOnly: { status: 403, title: 'Only members of one group may cast a ballot in this poll.' },
  tokenRequired: {
    status: 403,
    title: 'A ballot in this poll needs one of its tokens; this is none of them.',
  },
  termsNotAccepted: { status: 403, title: 'Accept the terms in force before you take part.' },
  secondFactorDue: {
    status: 403,
    title: 'Rights of the staff count once the account has a second factor.',
  },
  providerFactorDue: {
    status: 403,
    title: 'Rights of the staff count once the provider has said that a second factor was used.',
  },
  recentSignInRequired: { status: 403, title: 'Sign in again to do this.' },
  ownRights: { status: 403, title: 'Nobody changes their own rights.' },
  notFound: { status: 404, title: 'There is nothing here, or you may not see it.' },
  gone: { status: 410, title: 'What was here has been taken away.' },
  alreadyVoted: { status: 409, title: 'You have already cast a ballot in this poll.' },
  loginHasVoted: {
    status: 409,
    title: 'A login of this account has voted in this poll through another account.',
  },
  notOpenYet: { status: 409, title: 'This poll has not opened yet.' },
  closed: { status: 409, title: 'This poll is closed.' },
  cancelled: { status: 409, title: 'This poll was cancelled.' },
  quizNotOpen: { status: 409, title: 'This quiz has not opened yet.' },
  quizClosed: { status: 409, title: 'This quiz is closed.' },
  quizEmpty: { status: 409, title: 'This quiz has no questions yet.' },
  noAttemptsLeft: { status: 409, title: 'All attempts at this quiz are used up.' },
  attemptOver: { status: 409, title: 'This attempt has been handed in.' },
  timeOver: { status: 409, title: 'The time of this attempt is over.' },
  doorTaken: { status: 409, title: 'This login belongs to another account.' },
  doorHasVoted: {
    status: 409,
    title:
      'This login voted here under an account that is gone; it can be linked when those polls have closed.',
  },
  addressHasVoted: {
    status: 409,
    title:
      'This address voted here under an account that is gone; it can be taken when those polls have closed.',
  },
  sameAddress: { status: 422, title: 'This is the address of the account already.' },
  sectionClosed: { status: 409, title: 'Nothing can be begun or written in this section now.' },
  commentsClosed: { status: 409, title: 'Nobody can comment here at the moment.' },
  statementsClosed: { status: 409, title: 'Nobody can write or answer statements here now.' },
  sameStatement: {
    status: 409,
    title: 'A statement of this dialog says the same; the detail is its id where it is shown.',
  },
  dialogFull: { status: 409, title: 'This dialog takes no more statements.' },
  notShown: { status: 409, title: 'This is not shown any more.' },
  alreadyAppealed: { status: 409, title: 'You have asked for another look at this already.' },
  alreadyAnswered: { status: 409, title: 'This message has been answered already.' },
  noAddress: { status: 409, title: 'No address was left that an answer could go to.' },
  legalTextsMissing: {
    status: 409,
    title: 'Nobody can register before terms and a privacy policy are in force.',
  },
  lastLogin: { status: 409, title: 'This is the only way to sign in to the account.' },
  lastAdmin: {
    status: 409,
    title: 'The portal needs an administrator; appoint another one first.',
  },
  termsChanged: { status: 409, title: 'Meanwhile another version of the terms is in force.' },
  draftExists: { status: 409, title: 'There is a draft of this text already.' },
  newerRevision: { status: 409, title: 'Somebody has changed this meanwhile.' },
  addressTaken: { status: 409, title: 'This section has a content with this address.' },
  addressFixed: { status: 409, title: 'What was published keeps its address.' },
  notPossibleNow: { status: 409, title: 'This cannot be done with it as it is now.' },
  notReadyToPublish: { status: 409, title: 'Something is missing; the detail names it.' },
  paperFrozen: {
    status: 409,
    title: 'This poll has opened: its words can change, and its closing can be put off.',
  },
  quizFrozen: {
    status: 409,
    title: 'Somebody has tried this quiz: its words can change, not what decides about points.',
  },
  dialogFrozen: {
    status: 409,
    title:
      'Once people have taken part in a dialog its mode stays, and once it has ended its dates stay.',
  },
  dialogNotOpen: { status: 409, title: 'This dialog has not opened yet.' },
  byInvitationOnly: { status: 403, title: 'Only who is invited can join this team.' },
  membershipSuspended: { status: 403, title: 'Your membership of this team is suspended.' },
  invitationForOther: {
    status: 403,
    title: 'This invitation was sent to the address of another account.',
  },
  lastLead: {
    status: 409,
    title: 'A team needs somebody who leads it; make another member a lead first.',
  },
  teamClosed: { status: 409, title: 'Nobody joins, leaves or writes in this team at the moment.' },
  committeeDissolved: { status: 409, title: 'This committee has been dissolved.' },
  termEndsTooEarly: { status: 422, title: 'A term ends on its first day or later.' },
  termOverlaps: {
    status: 409,
    title: 'This person is a member of the committee on a day of this term already.',
  },
  officeTaken: { status: 409, title: 'Somebody else has this office on a day of this term.' },
  noSeatLeft: { status: 409, title: 'All seats of this category are held on a day of this term.' },
  nameTaken: { status: 409, title: 'Another team has this name.' },
  accountExists: { status: 409, title: 'There is an account with this address; sign in to it.' },
  invitationUsed: { status: 409, title: 'This invitation was used before.' },
  invitationEnded: { status: 410, title: 'This invitation was withdrawn or declined.' },
  invitationExpired: { status: 410, title: 'This invitation is too old.' },
  stillDraft: { status: 409, title: 'This is a draft; publish or change it.' },
  drawNotOpen: { status: 409, title: 'Nobody can enter or leave the list of this draw now.' },
  poolTooSmall: { status: 409, title: 'Fewer people stand in the list than there are places.' },
  otherPersonConfirms: {
    status: 409,
    title: 'Somebody else than who entered these values confirms them.',
  },
  wrongSeed: { status: 422, title: 'A source gives another number of values than announced.' },
  invalidDraw: {
    status: 422,
    title: 'This draw cannot be like that; the detail names what is wrong.',
  },
  wrongSetupCode: { status: 403, title: 'This code is wrong, was used, or is too old.' },
  setupCodeRequired: { status: 403, title: 'Give the setup code first.' },
  addressInUse: { status: 409, title: 'An account here has this address; sign in with it.' },
  wrongNumber: { status: 422, title: 'This is not the number of the newest test mail.' },
  openingTasksMissing: {
    status: 422,
    title: 'The portal cannot be open for everybody yet; the detail names what is missing.',
  },
  passwordsOff: { status: 403, title: 'Nobody signs in with a password here.' },
  accountsClosed: { status: 403, title: 'Nobody can register an account here now.' },
  addressNotAllowed: {
    status: 403,
    title: 'Only addresses at some domains can register here; the settings name them.',
  },
  registrationClosed: {
    status: 409,
    title: 'Nobody can register here now; the detail says why.',
  },
  prerequisiteMissing: { status: 409, title: 'Another course has to be completed first.' },
  quizNotPassed: { status: 409, title: 'The quiz of this lesson has not been passed yet.' },
  noPlacesLeft: { status: 409, title: 'There are not that many places left.' },
  notClosedYet: { status: 409, title: 'This poll has not closed yet.' },
  alreadyCounted: { status: 409, title: 'This poll has been counted.' },
  wrongOffset: {
    status: 409,
    title: 'The part does not begin where the file ends; the detail is how many bytes are here.',
  },
  tooManyUnfinished: {
    status: 409,
    title: 'Too many files of yours are on their way; finish one first.',
  },
  signInExpired: { status: 410, title: 'The sign-in that waited for a code is over.' },
  linkInvalid: {
    status: 410,
    title: 'This link was used before, is too old or was never given out.',
  },
  weakPassword: { status: 422, title: 'This password is refused; the detail names the rule.' },
  invalidEmail: { status: 422, title: 'This is not an e-mail address.' },
  looksAutomated: { status: 422, title: 'A field was filled in that people do not see.' },
  invalidName: { status: 422, title: 'A name has a letter, and no address in it.' },
  invalidTitle: { status: 422, title: 'A title needs a letter, in the original language.' },
  scheduleInPast: {
    status: 422,
    title: 'It can be published at a moment within the next two years, and not earlier than now.',
  },
  invalidSettings: { status: 422, title: 'A field cannot be kept; the detail names it.' },
  lockedSettings: {
    status: 409,
    title: 'The operator has set these fields in a file; the detail names them.',
  },
  termInUse: {
    status: 409,
    title: 'Contents name it: retire it instead. The detail names the keys and how many.',
  },
  invalidTerms: { status: 422, title: 'The list cannot be like that; the detail names the keys.' },
  notWgs84: { status: 422, title: 'Shapes have longitude and latitude (WGS 84) alone.' },
  invalidShapes: { status: 422, title: 'A shape cannot be used; the detail names the district.' },
  unknownTopic: { status: 422, title: 'There is no such topic; the detail names those there are.' },
  unknownDistrict: {
    status: 422,
    title: 'There is no such district; the detail names those there are.',
  },
  invalidDay: { status: 422, title: 'It cannot hold from this day on; the detail says why.' },
  reasonMissing: { status: 422, title: 'Say why, at least in the original language.' },
  reservedAddress: { status: 422, title: 'This word cannot be an address.' },
  membersOfNobody: { status: 422, title: 'Only what belongs to a group has members.' },
  tooManyGuests: { status: 422, title: 'Nobody can bring that many guests here.' },
  unknownCode: { status: 422, title: 'Nobody has registered here with this code.' },
  tooDeep: { status: 422, title: 'Answers go three levels deep.' },
  invalidWebsite: { status: 422, title: 'This is not a web address.' },
  unknownPushService: {
    status: 422,
    title: 'This portal sends nothing to the push service of this browser; the detail is its host.',
  },
  invalidPicture: { status: 422, title: 'This is not a picture that can be read.' },
  unfitDrawing: {
    status: 422,
    title: 'This drawing (SVG) cannot be taken; the detail says why.',
  },
  doorRefused: { status: 422, title: 'The door’s access token is not one that is accepted here.' },
  invalidAnswer: {
    status: 422,
    title: 'An answer does not fit its question; the detail names it.',
  },
  invalidBallot: { status: 422, title: 'This ballot cannot be counted; the faults say why.' },
  invalidPaper: { status: 422, title: 'This poll could not open; the detail names its faults.' },
  invalidQuiz: {
    status: 422,
    title: 'This quiz could not be published; the detail names its faults.',
  },
  invalidCourse: { status: 422, title: 'This course cannot be like that; see the detail.' },
  invalidDialog: {
    status: 422,
    title: 'This dialog cannot be like that; the detail names what is wrong.',
  },
  invalidDetails: {
    status: 422,
    title: 'This content cannot be like that; the detail names the fields and what is wrong.',
  },
  invalidFiles: {
    status: 422,
    title: 'These files cannot be used; the detail names what is wrong.',
  },
  addressTooLong: { status: 414, title: 'The address is too long.' },
  rangeNotSatisfiable: { status: 416, title: 'The file has no such bytes.' },
  tooLarge: { status: 413, title: 'The request is too large.' },
  unsupportedMediaType: { status: 415, title: 'This media type is not understood here.' },
  tooManyRequests: { status: 429, title: 'Too many requests. Try again later.' },
  tooManyFromNetwork: { status: 429, title: 'Too many requests from this network. Try later.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  notOpen: { status: 503, title: 'This portal is not open yet.' },
  unavailable: { status: 503, title: 'The service is not available at the moment.' },
  doorMisconfigured: {
    status: 503,
    title: 'The door and this host are not set up for each other; the log of the host says why.',
  },
  diskFull: { status: 507, title: 'The disk is full: for now everything can only be read.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Thrown by a handler; the host's one error handler turns it into `application/problem+json`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    /** Faults in the answers of a ballot. */
    readonly faults?: readonly AnswerFault[],
  ) {
    super(PROBLEMS[code].title);
  }
}

export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    code: Type.String(),
    detail: Type.Optional(Type.String()),
    reference: Type.Optional(Type.String({ description: 'Quote it when you report the problem' })),
    faults: Type.Optional(
      Type.Array(
        Type.Object({
          question: Type.String(),
          code: Type.String(),
          option: Type.Optional(Type.String()),
          group: Type.Optional(Type.String({ description: 'Of projects of a budget' })),
          least: Type.Optional(Type.Number()),
          most: Type.Optional(Type.Number()),
          given: Type.Optional(Type.Number()),
        }),
        { description: 'What is wrong with the answers of a ballot, by question' },
      ),
    ),
  },
  { $id: 'Problem' },
);

interface ProblemMore {
  readonly detail?: string | undefined;
  readonly reference?: string | undefined;
  readonly faults?: readonly AnswerFault[] | undefined;
}

/** Builds the body of a problem; what is undefined is left out of the JSON. */
export function createProblemBody(code: ProblemCode, more: ProblemMore = {}) {
  const { status, title } = PROBLEMS[code];
  return { type: 'about:blank', title, status, code, ...more };
}

const BY_STATUS: Partial<Record<number, ProblemCode>> = {
  400: 'invalidRequest',
  401: 'signInRequired',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'unavailable',
};

/** Returns the code for an error that the framework or a plugin raised. */
export function toProblemCode(status: number): ProblemCode {
  return (
    BY_STATUS[status] ?? (status < 500 && STATUS_CODES[status] ? 'invalidRequest' : 'internal')
  );
}
