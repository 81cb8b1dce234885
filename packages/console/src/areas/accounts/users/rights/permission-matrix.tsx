import { type Permission, PERMISSION_AREAS } from '@rastro/sdk/domain';
import { Checkbox } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../frame/i18n/text-context';
import type { TextKey } from '../../../../frame/i18n/text-key';

const Area = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 2px 8px;
  margin: 0;
  padding: 10px 0 12px;
  border: 0;
  border-top: 1px solid var(--rastro-border);
`;
const Legend = styled.legend`
  float: inline-start;
  grid-column: 1 / -1;
  width: 100%;
  padding: 0;
  & label {
    font-weight: 600;
  }
`;

/**
 * Checkboxes for an account's permissions, area by area: one for each permission, and one for the
 * whole area.
 */
export function PermissionMatrix({
  value,
  onChange,
  canGive,
}: {
  value: ReadonlySet<Permission>;
  onChange: (value: ReadonlySet<Permission>) => void;
  /** True when the user who fills in the form may grant the permission. */
  canGive: (name: Permission) => boolean;
}): ReactElement {
  const t = useText();
  const change = (names: readonly Permission[], isOn: boolean) => {
    const next = new Set(value);
    for (const name of names.filter(canGive)) {
      if (isOn) next.add(name);
      else next.delete(name);
    }
    onChange(next);
  };
  return (
    <div>
      {[...PERMISSION_AREAS].map(([area, names]) => {
        const count = names.filter((name) => value.has(name)).length;
        const title = t(`choice.area.${area}` as TextKey);
        return (
          <Area key={area}>
            <Legend>
              <Checkbox
                checked={count === names.length}
                mixed={count > 0 && count < names.length}
                disabled={!names.some(canGive)}
                onChange={() => change(names, count < names.length)}
              >
                {title}
              </Checkbox>
            </Legend>
            {names.map((name) => (
              <Checkbox
                key={name}
                checked={value.has(name)}
                disabled={!canGive(name)}
                onChange={() => change([name], !value.has(name))}
              >
                {t(`permission.${name.slice(area.length + 1)}` as TextKey)}
              </Checkbox>
            ))}
          </Area>
        );
      })}
    </div>
  );
}
