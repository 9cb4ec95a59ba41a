import { renderWithPlatform } from '@motohaat/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Field } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { PasswordInput, TextInput } from './text-input.tsx';

/** The text of everything that describes an element, in the order in which it is read out. */
function descriptionOf(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`);
}

test('ties the label, the error and the help to the control, the error first', () => {
  renderWithPlatform(
    <Field label="Email" error="Email is required." help="We never show it.">
      <TextInput />
    </Field>,
  );
  const control = screen.getByLabelText('Email');
  expect(descriptionOf(control)).toEqual(['Email is required.', 'We never show it.']);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});

test('a control without an error says nothing about errors', () => {
  renderWithPlatform(
    <Field label="Email">
      <TextInput />
    </Field>,
  );
  const control = screen.getByLabelText('Email');
  expect(control.hasAttribute('aria-invalid')).toBe(false);
  expect(control.hasAttribute('aria-describedby')).toBe(false);
});

test('shows and hides a password on demand', async () => {
  const { user } = renderWithPlatform(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  );
  const control = screen.getByLabelText('Password');
  expect(control.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(control.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(control.getAttribute('type')).toBe('password');
});

test('a group of choices has a name, and its error is read with it', () => {
  renderWithPlatform(
    <RadioGroup
      label="Role"
      name="role"
      error="Choose a role."
      options={[
        { value: 'buyer', label: 'Buyer' },
        { value: 'seller', label: 'Seller' },
      ]}
    />,
  );
  const group = screen.getByRole('group', { name: 'Role' });
  expect(descriptionOf(group)).toEqual(['Choose a role.']);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
