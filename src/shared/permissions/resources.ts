import type { AuditAction } from '../contract/admin';
import type { BallotRefusal, Eligibility, ResultVisibility } from '../contract/have-your-say';
import type { Section } from '../sections';

// These types hold what the rules need to know of what somebody wants to do something with.

export interface ContentResource {
  readonly status: string;
  readonly visibility: string;
  readonly publishedAt: number | null;
  readonly hidden: boolean;
  readonly authorPersonId: string | null;
  /** The team or committee that the content belongs to or is. */
  readonly groupId: string | null;
}

interface Window {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly cancelled: boolean;
}

export interface PollResource extends Window {
  /** No draft any more. */
  readonly isPublished: boolean;
  readonly eligibility: Eligibility;
  readonly secrecy: 'open' | 'secret';
  readonly resultsVisibility: ResultVisibility;
  /** The group whose members vote, where members do. */
  readonly groupId: string | null;
  /** A ballot can be replaced by its voter; of a secret poll never. */
  readonly canChange: boolean;
  readonly hasVoted: boolean;
  /**
   * For verified residents: what this person lacks, by the host's look at their verification. Left
   * out where nobody has looked: then being verified decides.
   */
  readonly residentRefusal?: BallotRefusal | null;
  /** For verified residents: a login of this person has voted, through whichever account. */
  readonly hasLoginVoted?: boolean;
  /**
   * On the list of those who may vote: a member of the group, or the bearer of one of the tokens.
   */
  readonly isListed: boolean;
}

/** A poll that binds nobody. */
export interface SurveyResource extends Window {
  readonly allowsAnonymous: boolean;
}

export interface DialogResource {
  /** Null: a dialogue of the whole city. */
  readonly groupId: string | null;
  /** The city lets everybody who is signed in start one. */
  readonly creationEnabled: boolean;
}

/** A poll, an event or a publication that is about to be written for a group. */
export interface GroupContentResource {
  readonly section: Section;
  readonly groupId: string;
  readonly isDraft: boolean;
}

/** A content that is about to be written, or published where it is no draft any more. */
export interface NewContentResource {
  readonly section: Section;
  /** In whose name; null: the city's, or one's own. */
  readonly groupId: string | null;
  readonly isDraft: boolean;
}

export interface WrittenResource extends ContentResource {
  readonly section: Section;
}

export interface MeetingResource extends WrittenResource {
  /**
   * True if the meeting is public. Everybody reads that a closed one takes place; the rest is for
   * the group.
   */
  readonly isPublic: boolean;
}

export interface GroupResource {
  readonly groupId: string;
}

export interface PersonResource {
  readonly id: string;
  readonly roles: readonly string[];
}

export interface AuditResource {
  readonly action: AuditAction;
}
