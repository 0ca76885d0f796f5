import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { SettingsArea, SettingsValues } from '../../../../shared/contract/settings';
import type { Localized } from '../../../../shared/contract/text';
import type { Fields } from '../../../ui/forms/fields';
import type { Faults } from '../../../ui/forms/formContext';

/** One fact of an area, as forms, faults and the history name it. */
export interface SettingsField<Value> {
  /**
   * Path of the fact in the area, with dots: `contact.email`. It names the field of the form; a
   * text in several languages has a field for each: `cityName.en`.
   */
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly isLocalized?: true;
  readonly get: (value: Value) => string | null | Localized;
  /** Puts a value into words, where it is not the text that people read. */
  readonly Display?: ComponentType<{ readonly text: string }>;
  /** Shown below the field when its value cannot be kept. */
  readonly fault?: MessageDescriptor;
}

/** Props of the fields of an area. */
export interface InputsProps<Value> {
  readonly value: Value;
  /** Fields that the operator has set stand above the form, and not in it. */
  readonly isShown: (name: string) => boolean;
}

/** Form of an area, and its facts in words. */
export interface SettingsForm<A extends SettingsArea> {
  readonly fields: readonly SettingsField<SettingsValues[A]>[];
  /** Line of the overview: the values that hold now. */
  readonly Summary: ComponentType;
  readonly Inputs: ComponentType<InputsProps<SettingsValues[A]>>;
  /**
   * Reads the members of the area that have fields; the others stay as they are.
   * @param value the newest that is known, for what the fields do not say
   */
  readonly read: (fields: Fields, value: SettingsValues[A]) => Partial<SettingsValues[A]>;
  /** Judges what is typed, with what is locked: a fault stands at a field that is shown. */
  readonly check: (fields: Fields, isShown: (name: string) => boolean) => Faults;
}

/** Preview of an area as it would be: what is typed is not saved yet. */
export type SettingsPreview<A extends SettingsArea> = ComponentType<{
  readonly value: SettingsValues[A];
}>;

/** Previews by area; the frame of all screens brings them, since they show other features. */
export type SettingsPreviews = { readonly [A in SettingsArea]?: SettingsPreview<A> };

/** Returns the member of the area that a field is a part of: it is what the operator locks. */
export const getMember = (name: string): string => name.split('.')[0]!;
