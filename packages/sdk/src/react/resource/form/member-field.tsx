import {
  findAttributeStoredUnit,
  fromWritten,
  readOwnTimeZone,
  splitList,
  toWritten,
} from '../../../domain';
import type { ReactElement } from 'react';
import type { MemberFacts } from '../../../contract';
import {
  AttributesEditor,
  Checkbox,
  ColorField,
  Combobox,
  DateField,
  DateTimeField,
  MultiCombobox,
  NumberField,
  SelectMenu,
  TextArea,
  TextField,
  TimeZoneField,
  type FieldWarning,
} from '../../../ui';
import { useTrackingContext } from '../../provider/tracking-context';
import { useWrittenUnit } from '../../use-written-unit';
import type { ResourceView } from '../define-view';
import { listPaintKeys } from './paint-keys';
import type { FormWords } from './use-form-words';
import { ReferenceField } from './reference-field';

/** Max choices shown as a menu. */
const MENU_MAX = 8;

/** Props of {@link MemberField}. */
export interface MemberFieldProps {
  id: string;
  name: string;
  member: MemberFacts;
  view: ResourceView;
  value: unknown;
  /** Id of the form's item; null for a new one. */
  itemId: number | null;
  onChange: (value: unknown) => void;
  error: string | undefined;
  /** Warning on the value. */
  warning: FieldWarning | undefined;
  /** Errors of single attributes, by key. */
  errors: Readonly<Record<string, string>> | undefined;
  isReadOnly: boolean;
  words: FormWords;
}

/** The field for a member, by its kind. */
export function MemberField(props: MemberFieldProps): ReactElement {
  const { id, name, member, view, value, itemId, onChange, error, isReadOnly, words } = props;
  const { locale, units, timeZone } = useTrackingContext('MemberField');
  const label = words.member(name);
  const field = {
    id,
    label,
    error,
    hint: words.hint(name),
    required: member.required ?? false,
    readOnly: isReadOnly,
  };
  switch (member.kind) {
    case 'number':
      return <FigureField {...props} field={field} locale={locale} />;
    case 'flag':
      return (
        <Checkbox id={id} checked={value === true} onChange={onChange} disabled={isReadOnly}>
          {label}
        </Checkbox>
      );
    case 'moment':
      return (
        <DateTimeField
          {...field}
          locale={locale}
          timeZone={timeZone ?? readOwnTimeZone()}
          hour12={units.hour12 ?? false}
          calendarLabel={words.calendar(label)}
          valueMs={typeof value === 'string' ? Date.parse(value) : null}
          onChange={(ms) => onChange(ms === null ? null : new Date(ms).toISOString())}
        />
      );
    case 'reference':
      return (
        <ReferenceField
          {...field}
          onChange={onChange}
          words={words}
          refersTo={member.refersTo ?? ''}
          none={member.fallback as number}
          value={Number(value)}
          except={member.refersTo === view.resource.name ? itemId : null}
        />
      );
    case 'attributes':
      return <AttributesField {...props} field={field} locale={locale} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    default:
      if (member.listOf) return <ListField {...props} field={field} listOf={member.listOf} />;
      return <WrittenField {...props} field={field} locale={locale} />;
  }
}

type Inner = MemberFieldProps & {
  field: {
    id: string;
    label: string;
    error: string | undefined;
    required: boolean;
    readOnly: boolean;
  };
};

/** A figure in the unit of the account, whatever the wire counts in. */
function FigureField({
  field,
  locale,
  member: { unit: stored, min, max },
  value,
  onChange,
  warning,
}: Inner & { locale: string }): ReactElement {
  const unit = useWrittenUnit()(stored);
  const write = (figure: number) => (unit ? toWritten(figure, unit) : figure);
  const figure = value as number | null;
  return (
    <NumberField
      {...field}
      locale={locale}
      warning={warning}
      value={typeof figure === 'number' ? write(figure) : figure}
      onChange={(next) => onChange(next === null || !unit ? next : fromWritten(next, unit))}
      {...(unit && { unit: unit.sign, decimals: unit.decimals })}
      {...(min === undefined ? {} : { min: write(min) })}
      {...(max === undefined ? {} : { max: write(max) })}
    />
  );
}

/** Attributes by their names; what is painted stays out of sight. */
function AttributesField({
  id,
  locale,
  view,
  value,
  onChange,
  errors,
  isReadOnly,
  words,
  field: { label },
}: Inner & { locale: string }): ReactElement {
  const { client } = useTrackingContext('AttributesField');
  const toUnit = useWrittenUnit();
  const painted = view.isPainted ? listPaintKeys(client.attributePrefix) : [];
  const [seen, kept] = splitKeys(value as Record<string, unknown>, painted);
  const figures = Object.keys(seen)
    .filter(
      (key) => findAttributeStoredUnit(key) && view.attributes.every((one) => one.key !== key),
    )
    .map((key) => ({ key, type: 'number' as const }));
  return (
    <AttributesEditor
      id={id}
      label={label}
      locale={locale}
      errors={errors}
      value={seen}
      onChange={(next) => onChange({ ...next, ...kept })}
      known={[...view.attributes, ...figures].map((each) => ({
        ...each,
        label: words.attribute(each.key),
        written: toUnit(findAttributeStoredUnit(each.key)),
      }))}
      words={words.attributes}
      readOnly={isReadOnly}
    />
  );
}

function ChoiceField({ field, name, member, value, onChange, words }: Inner): ReactElement {
  const { readOnly, ...shown } = field;
  const options = (member.choices ?? []).map((choice) => ({
    value: choice,
    label: words.choice(name, choice),
  }));
  if (options.length <= MENU_MAX) {
    return (
      <SelectMenu
        {...shown}
        options={options}
        onChange={onChange}
        value={String(value ?? '')}
        disabled={readOnly}
      />
    );
  }
  return (
    <Combobox
      {...field}
      options={options}
      words={words.choices}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? member.fallback)}
    />
  );
}

function ListField({
  field,
  name,
  listOf,
  value,
  onChange,
  words,
}: Inner & { listOf: readonly string[] }): ReactElement {
  const options = listOf
    .map((each) => ({ value: each, label: words.choice(name, each) }))
    .sort((left, right) => left.label.localeCompare(right.label));
  const chosen = new Set(splitList(value));
  return (
    <MultiCombobox
      {...field}
      options={options}
      words={{ ...words.choices, remove: words.remove }}
      value={options.filter((option) => chosen.has(option.value))}
      onChange={(next) => onChange(next.map((option) => option.value).join(','))}
    />
  );
}

function WrittenField({
  field,
  locale,
  name,
  member,
  view,
  value,
  itemId,
  onChange,
  warning,
  words,
}: Inner & { locale: string }): ReactElement {
  const text = String(value ?? '');
  const style = view.styles?.[name] ?? (member.secret ? 'password' : 'line');
  const isKept = itemId !== null && view.repeats?.[name] === undefined;
  const take = ({ target }: { target: { value: string } }) => onChange(target.value);
  switch (style) {
    case 'timeZone':
      return (
        <TimeZoneField
          {...field}
          locale={locale}
          value={text === '' ? null : text}
          onChange={(zone) => onChange(zone ?? '')}
          words={words.choices}
          placeholder={words.ownZone}
          clearLabel={words.clear(field.label)}
        />
      );
    case 'day':
      return (
        <DateField
          {...field}
          locale={locale}
          calendarLabel={words.calendar(field.label)}
          value={text === '' ? null : text}
          onChange={(day) => onChange(day ?? '')}
        />
      );
    case 'color':
      return <ColorField {...field} value={text} onChange={onChange} pickLabel={words.pickColor} />;
    case 'lines':
      return <TextArea {...field} value={text} onChange={take} />;
    case 'presentPassword':
      return (
        <TextField
          {...field}
          type="password"
          autoComplete="current-password"
          reveal={words.password}
          value={text}
          onChange={take}
        />
      );
    case 'password':
      return (
        <TextField
          {...field}
          {...(isKept && { hint: words.password.keep, required: false })}
          type="password"
          autoComplete="new-password"
          reveal={words.password}
          value={text}
          onChange={take}
        />
      );
    default:
      return (
        <TextField {...field} warning={warning} value={text} onChange={take} autoComplete="off" />
      );
  }
}

/** Attributes without those of some keys, and those of these keys. */
function splitKeys(attributes: Readonly<Record<string, unknown>>, keys: readonly string[]) {
  const entries = Object.entries(attributes);
  return [
    Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
  ] as const;
}
