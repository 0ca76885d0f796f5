import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EARLY_RESULT_VISIBILITIES } from '../../../../../shared/ballots/ruleFaults';
import type {
  Eligibility,
  ResidentRule,
  ResultVisibility,
} from '../../../../../shared/contract/have-your-say';
import type { PollRules } from '../../../../../shared/contract/papers';
import { getUsualResidents } from '../../../../../shared/settings';
import { getTermName, listOfferedTerms } from '../../../../../shared/vocabularies';
import { useGetAuthorsQuery } from '../../../../api/editingApi';
import { useLocale, useLocaleContext } from '../../../../intl/IntlRoot';
import { CheckboxGroup } from '../../../../ui/forms/CheckboxGroup';
import { NumberField } from '../../../../ui/forms/NumberField';
import { RadioGroup } from '../../../../ui/forms/RadioGroup';
import { Select } from '../../../../ui/forms/Select';
import { Switch } from '../../../../ui/forms/Switch';
import { eligibilityMessages } from '../../messages';
import styles from '../../../../parts/builder/builder.module.css';
import { useBuilder } from '../../../../parts/builder/builderContext';
import { FieldChangeListener } from '../../../../parts/builder/FieldChangeListener';
import { LazyMoment } from '../LazyMoment';
import {
  eligibilityHints,
  residentRuleMessages,
  ruleMessages,
  secrecyHints,
  secrecyNames,
  visibilityHints,
  visibilityNames,
} from './messages';

/** Limit of the contract, as the lists below are. */
const OLDEST_VOTER = 120;
// The contract has these lists too; it would bring the library of its schemas into the browser.
const ELIGIBILITIES = [
  'verified',
  'signed_in',
  'everyone',
  'members',
  'tokens',
] as const satisfies readonly Eligibility[];
const SECRECIES = ['secret', 'open'] as const;
const RESULTS = [
  'after_close',
  'after_vote',
  'always',
  'members_only',
  'staff_only',
] as const satisfies readonly ResultVisibility[];

/**
 * Lists the choices for the visibility of results: where members vote, the result can be theirs
 * alone; of a secret vote nobody sees it before the end. What was chosen before stays among the
 * choices, so that it is seen and can be changed.
 */
const resultsFor = ({ eligibility, secrecy, resultsVisibility }: PollRules) =>
  RESULTS.filter(
    (value) =>
      value === resultsVisibility ||
      ((value !== 'members_only' || eligibility === 'members') &&
        (secrecy === 'open' || !EARLY_RESULT_VISIBILITIES.includes(value))),
  );

export interface RuleProps {
  readonly rules: PollRules;
  readonly onRules: (change: Partial<PollRules>) => void;
}

/** Fields for when people vote. */
export function TimeFields({ rules, onRules }: RuleProps) {
  const { isFrozen } = useBuilder();
  return (
    <>
      <LazyMoment
        name="rules.opensAt"
        dayLabel={ruleMessages.opensOn}
        timeLabel={ruleMessages.opensTime}
        value={rules.opensAt}
        isOptional
        isDisabled={isFrozen}
        onMoment={(opensAt) => onRules({ opensAt })}
      />
      <LazyMoment
        name="rules.closesAt"
        dayLabel={ruleMessages.closesOn}
        timeLabel={ruleMessages.closesTime}
        value={rules.closesAt}
        isOptional
        onMoment={(closesAt) => onRules({ closesAt })}
      />
      <p className={styles['note']}>
        <FormattedMessage {...ruleMessages.timesHint} />
      </p>
    </>
  );
}

/** Fields for who may vote. */
export function VoterFields({ rules, onRules }: RuleProps) {
  const { formatMessage } = useIntl();
  const { settings } = useLocaleContext();
  const { isFrozen } = useBuilder();
  return (
    <>
      <FieldChangeListener
        onValue={(value) => {
          const eligibility = value as Eligibility;
          const usual = rules.residents ? {} : getUsualResidents(settings);
          onRules({
            ...eligibilityOf(eligibility, rules),
            ...(eligibility === 'verified' && usual),
          });
        }}
      >
        <RadioGroup
          name="rules.eligibility"
          label={ruleMessages.eligibility}
          options={ELIGIBILITIES.map((value) => ({
            value,
            label: formatMessage(eligibilityMessages[value]),
            hint: formatMessage(eligibilityHints[value]),
          }))}
          defaultValue={rules.eligibility}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      {rules.eligibility === 'verified' && <ResidentFields rules={rules} onRules={onRules} />}
      {rules.eligibility === 'members' && <GroupField rules={rules} onRules={onRules} />}
    </>
  );
}

/**
 * Returns the rules for a new eligibility. A group is part of the rule for members alone, and with
 * it a result that is theirs.
 */
const eligibilityOf = (
  eligibility: Eligibility,
  { resultsVisibility }: PollRules,
): Partial<PollRules> => {
  if (eligibility === 'members') return { eligibility };
  const other = resultsVisibility === 'members_only' ? 'after_close' : resultsVisibility;
  return { eligibility, group: null, resultsVisibility: other };
};

const ALL_RESIDENTS: ResidentRule = { districts: [], minAge: null, maxAge: null };
const AGES = ['minAge', 'maxAge'] as const;

/** Fields for the districts and the ages of residents. */
function ResidentFields({ rules, onRules }: RuleProps) {
  const { isFrozen } = useBuilder();
  const rule = rules.residents ?? ALL_RESIDENTS;
  const change = (part: Partial<ResidentRule>) => onRules({ residents: { ...rule, ...part } });
  return (
    <>
      <DistrictBoxes
        chosen={rule.districts}
        isDisabled={isFrozen}
        onDistricts={(districts) => change({ districts })}
      />
      {AGES.map((name) => (
        <FieldChangeListener
          key={name}
          onValue={(value) => change({ [name]: value === '' ? null : Number(value) })}
        >
          <NumberField
            name={`rules.${name}`}
            label={residentRuleMessages[name]}
            hint={<FormattedMessage {...residentRuleMessages.ageHint} />}
            minValue={1}
            maxValue={OLDEST_VOTER}
            step={1}
            {...(rule[name] !== null && { defaultValue: rule[name] })}
            isOptional
            isDisabled={isFrozen}
          />
        </FieldChangeListener>
      ))}
    </>
  );
}

interface DistrictBoxesProps {
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
  readonly onDistricts: (districts: string[]) => void;
}

/** The districts of the city that are offered, and those that were chosen before. */
function DistrictBoxes({ chosen, isDisabled, onDistricts }: DistrictBoxesProps) {
  const { settings, locale } = useLocaleContext();
  const place = useRef<HTMLDivElement>(null);
  const options = listOfferedTerms(settings.districts, chosen).map(({ key }) => ({
    value: key,
    label: getTermName(settings.districts, key, locale),
  }));
  if (options.length === 0) return null;
  const readMarked = () =>
    [...place.current!.querySelectorAll<HTMLInputElement>('input:checked')].map(
      ({ value }) => value,
    );
  return (
    <div ref={place} onInput={() => onDistricts(readMarked())}>
      <CheckboxGroup
        name="rules.districts"
        label={residentRuleMessages.districts}
        hint={<FormattedMessage {...residentRuleMessages.districtsHint} />}
        options={options}
        defaultValues={chosen}
        isDisabled={isDisabled}
      />
    </div>
  );
}

/** The groups in whose name this person may write. */
function GroupField({ rules, onRules }: RuleProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { isFrozen } = useBuilder();
  const { currentData } = useGetAuthorsQuery({ section: 'have-your-say', locale });
  const groups = (currentData?.items ?? [])
    .filter(({ kind }) => kind === 'team' || kind === 'committee')
    .map(({ id, name }) => ({ value: id, label: name.text }));
  const isKnown = groups.some(({ value }) => value === rules.group);
  const other = { value: rules.group ?? '', label: formatMessage(ruleMessages.otherGroup) };
  return (
    <FieldChangeListener key={groups.length} onValue={(group) => onRules({ group: group || null })}>
      <Select
        name="rules.group"
        label={ruleMessages.group}
        none={ruleMessages.noGroup}
        options={rules.group && !isKnown ? [other, ...groups] : groups}
        defaultValue={rules.group ?? ''}
        isDisabled={isFrozen}
      />
    </FieldChangeListener>
  );
}

/**
 * Returns the rules for a new secrecy. A secret ballot cannot be found again, so it cannot be
 * changed either.
 */
const secrecyOf = (value: string, { resultsVisibility }: PollRules): Partial<PollRules> => {
  if (value !== 'secret') return { secrecy: 'open' };
  const isEarly = EARLY_RESULT_VISIBILITIES.includes(resultsVisibility);
  return {
    secrecy: 'secret',
    canChange: false,
    resultsVisibility: isEarly ? 'after_close' : resultsVisibility,
  };
};

/**
 * Fields for who can know what somebody voted. What nobody can take back once voting has begun is
 * said where it is chosen.
 */
export function SecrecyFields({ rules, onRules }: RuleProps) {
  const { formatMessage } = useIntl();
  const { isFrozen } = useBuilder();
  const isSecret = rules.secrecy === 'secret';
  const changeHint = isSecret ? ruleMessages.canChangeSecret : ruleMessages.canChangeHint;
  return (
    <>
      <FieldChangeListener onValue={(value) => onRules(secrecyOf(value, rules))}>
        <RadioGroup
          name="rules.secrecy"
          label={ruleMessages.secrecy}
          options={SECRECIES.map((value) => ({
            value,
            label: formatMessage(secrecyNames[value]),
            hint: formatMessage(secrecyHints[value]),
          }))}
          defaultValue={rules.secrecy}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      <FieldChangeListener
        key={rules.secrecy}
        onValue={(value) => onRules({ canChange: value === 'on' })}
      >
        <Switch
          name="rules.canChange"
          label={ruleMessages.canChange}
          hint={<FormattedMessage {...changeHint} />}
          isOn={rules.canChange}
          isDisabled={isFrozen || (isSecret && !rules.canChange)}
        />
      </FieldChangeListener>
      <FieldChangeListener onValue={(value) => onRules({ shuffle: value === 'on' })}>
        <Switch
          name="rules.shuffle"
          label={ruleMessages.shuffle}
          hint={<FormattedMessage {...ruleMessages.shuffleHint} />}
          isOn={rules.shuffle}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
    </>
  );
}

/** Fields for who sees the result when, and how many ballots it needs. */
export function ResultFields({ rules, onRules }: RuleProps) {
  const { formatMessage } = useIntl();
  const { isFrozen } = useBuilder();
  return (
    <>
      <FieldChangeListener
        key={resultsFor(rules).join()}
        onValue={(value) => onRules({ resultsVisibility: value as ResultVisibility })}
      >
        <RadioGroup
          name="rules.resultsVisibility"
          label={ruleMessages.results}
          options={resultsFor(rules).map((value) => ({
            value,
            label: formatMessage(visibilityNames[value]),
            hint: formatMessage(visibilityHints[value]),
          }))}
          defaultValue={rules.resultsVisibility}
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
      <FieldChangeListener onValue={(value) => onRules({ quorum: Number(value) })}>
        <NumberField
          name="rules.quorum"
          label={ruleMessages.quorum}
          hint={<FormattedMessage {...ruleMessages.quorumHint} />}
          minValue={0}
          step={1}
          defaultValue={rules.quorum}
          isOptional
          isDisabled={isFrozen}
        />
      </FieldChangeListener>
    </>
  );
}
