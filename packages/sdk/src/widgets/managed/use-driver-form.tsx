'use client';
import { useMemo } from 'react';
import { driver, type Driver } from '../../contract';
import { CNH_CATEGORIES, CNH_STATES, DRIVER_FIELDS } from '../../domain';
import { useTrackingClient } from '../../react';
import {
  toFieldItem,
  useFieldSave,
  useFieldWords,
  type OwnField,
  type ResourceFormProps,
  type ResourceView,
  type SavedItem,
} from '../../react/resource';
import { driverFormView } from '../../react/resource/form/driver/driver-form';
import { SelectMenu } from '../../ui';

/** Return value of {@link useDriverForm}. */
interface DriverForm extends Required<Pick<ResourceFormProps, 'fields' | 'save'>> {
  view: ResourceView;
  /** A driver as the form shows one. */
  toItem: (item: SavedItem) => SavedItem;
}

/** Provides the view, fields and save of a driver's form: the licence is stored in attributes. */
export function useDriverForm(): DriverForm {
  const { none } = useFieldWords();
  const { attributePrefix: prefix } = useTrackingClient();
  const save = useFieldSave(driver, DRIVER_FIELDS);
  return useMemo(() => {
    const choose = (choices: readonly string[]): OwnField => ({
      draw: ({ id, label, error, value, onChange, readOnly }) => {
        const own = String(value ?? '');
        const known = ['', ...choices];
        return (
          <SelectMenu
            id={id}
            label={label}
            error={error}
            onChange={onChange}
            disabled={readOnly}
            value={own}
            options={(known.includes(own) ? known : [...known, own]).map((each) => ({
              value: each,
              label: each === '' ? none : each,
            }))}
          />
        );
      },
    });
    return {
      view: driverFormView,
      // It was read as the description of drivers says.
      toItem: (item) => toFieldItem(DRIVER_FIELDS, item as object as Driver, prefix),
      save,
      fields: {
        cnhCategory: choose(CNH_CATEGORIES),
        cnhState: choose(CNH_STATES),
      },
    };
  }, [none, prefix, save]);
}
