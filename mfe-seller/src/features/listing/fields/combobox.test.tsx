import { renderWithPlatform } from '@motohaat/testing';
import { Field } from '@motohaat/ui/field';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Combobox } from './combobox.tsx';

const options = ['Bajaj', 'Benelli', 'Honda'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const value = (form: HTMLElement) => form.querySelector<HTMLInputElement>('[name=brand]')?.value;

function draw({ isReady = true, takesOther = true } = {}) {
  const onOther = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  function Form() {
    const [chosen, setChosen] = useState('');
    return (
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Field label="Brand">
          <Combobox
            name="brand"
            value={chosen}
            label={options.find((option) => option.value === chosen)?.label ?? ''}
            isReady={isReady}
            suggest={(text) =>
              options.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
            }
            named={(text) => options.find((option) => option.value === text.toLowerCase())}
            onChoose={setChosen}
            onOther={takesOther ? onOther : undefined}
            other={(text) => `Another: ${text}`}
          />
        </Field>
        <button type="submit">Send</button>
      </form>
    );
  }
  return { ...renderWithPlatform(<Form />), onOther, onSubmit };
}

test('arrows go through the suggestions and around, Enter takes one and sends nothing', async () => {
  const { user, container, onSubmit } = draw();
  await user.type(input(), 'b');
  expect(shown()).toEqual(['Bajaj', 'Benelli', 'Another: b']);
  expect(screen.getByText('2 suggestions')).toBeTruthy();
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(input().hasAttribute('aria-activedescendant')).toBe(false);
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  const active = document.getElementById(input().getAttribute('aria-activedescendant')!);
  expect(active?.textContent).toBe('Benelli');
  await user.keyboard('{Enter}');
  expect(input().value).toBe('Benelli');
  expect(value(container)).toBe('benelli');
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(input());
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape closes the list and puts back what was chosen', async () => {
  const { user, container } = draw();
  await user.type(input(), 'hon{ArrowDown}{Enter}');
  await user.type(input(), 'x');
  await user.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  expect(input().value).toBe('Honda');
  expect(value(container)).toBe('honda');
});

test('a text that is left counts as what it names, an empty one as nothing', async () => {
  const { user, container } = draw();
  await user.type(input(), 'HONDA');
  await user.tab();
  expect(value(container)).toBe('honda');
  await user.clear(input());
  await user.tab();
  expect(value(container)).toBe('');
});

test('a suggestion is taken by touch', async () => {
  const { user, container } = draw();
  await user.click(input());
  await user.click(screen.getByRole('option', { name: 'Benelli' }));
  expect(value(container)).toBe('benelli');
});

test('a text of its own is handed on, or given up where only the list counts', async () => {
  const { user, onOther } = draw();
  await user.type(input(), 'Zontes');
  await user.tab();
  expect(onOther).toHaveBeenCalledExactlyOnceWith('Zontes');
  const closed = draw({ takesOther: false });
  const second = screen.getAllByRole<HTMLInputElement>('combobox')[1]!;
  await closed.user.type(second, 'Zontes');
  await closed.user.tab();
  expect(second.value).toBe('');
});

test('a text that is typed before suggestions are there waits for them', async () => {
  const { user, onOther } = draw({ isReady: false });
  await user.type(input(), 'Honda');
  await user.tab();
  expect(input().value).toBe('Honda');
  expect(onOther).not.toHaveBeenCalled();
});
