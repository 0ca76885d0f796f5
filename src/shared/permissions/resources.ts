import type { AuditAction } from '../contract/admin';
import type { BallotRefusal, Eligibility, ResultVisibility } from '../contract/have-your-say';
import type { ContentSection, Section } from '../sections';

// These types hold what the rules need to know of what somebody wants to do something with.

/** Place of something: what the scope of a role is compared with. */
export interface ScopedResource {
  readonly section: ContentSection;
  /**
   * The district that it is about, with those around it and those that were merged into one of
   * these: a scope of any of them covers it.
   */
  readonly districts: readonly string[];
  /** The team or committee that it belongs to or is. */
  readonly groupId: string | null;
}

export interface ContentResource extends ScopedResource {
  readonly status: string;
  readonly visibility: string;
  readonly publishedAt: number | null;
  readonly hidden: boolean;
  readonly authorPersonId: string | null;
}

interface Window {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly cancelled: boolean;
}

export interface PollResource extends Window {
  /** The content that the poll is. */
  readonly content: ScopedResource;
  /** No draft any more. */
  readonly isPublished: boolean;
  /** The city has closed the section for writing. */
  readonly isSectionClosed?: boolean;
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

/** A dialogue that is about to be begun; without a group one of the whole city. */
export interface DialogResource extends ScopedResource {
  /** The city lets everybody who is signed in start one. */
  readonly creationEnabled: boolean;
}

/** A poll, an event or a publication that is about to be written for a group. */
export interface GroupContentResource extends ScopedResource {
  readonly section: Section;
  readonly groupId: string;
  readonly isDraft: boolean;
}

/**
 * A content that is about to be written, or published where it is no draft any more. Without a
 * group it is in the city's name, or one's own.
 */
export interface NewContentResource extends ScopedResource {
  readonly section: Section;
  readonly isDraft: boolean;
}

export interface WrittenResource extends ContentResource {
  readonly section: Section;
}

/** A content that is about to be changed to stand elsewhere. */
export interface MoveResource {
  readonly from: WrittenResource;
  readonly to: WrittenResource;
}

export interface MeetingResource extends WrittenResource {
  /**
   * True if the meeting is public. Everybody reads that a closed one takes place; the rest is for
   * the group.
   */
  readonly isPublic: boolean;
}

/** A team or committee with its own place. */
export interface ScopedGroupResource extends ScopedResource {
  readonly groupId: string;
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
