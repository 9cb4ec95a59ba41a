import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { sayAgain } from './say-again.ts';

afterEach(cleanup);

/** A form that takes all of itself along whenever something of it is chosen, or a field is left. */
function Form({ onTake }: { onTake: (said: string) => void }) {
  const [said, setSaid] = useState(new URLSearchParams());
  const [price, setPrice] = useState('');
  const take = (form: HTMLFormElement | null) => {
    const entries = [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      value as string,
    ]);
    const next = new URLSearchParams(entries);
    setSaid(next);
    onTake(next.toString());
  };
  return (
    <form>
      <input
        type="checkbox"
        name="kind"
        value="2"
        checked={said.get('kind') === '2'}
        onChange={({ target }) => take(target.form)}
      />
      <input
        name="price"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        onBlur={({ target }) => take(target.form)}
      />
      <select
        name="sort"
        value={said.get('sort') ?? 'best'}
        onChange={({ target }) => take(target.form)}
      >
        <option value="best">Best</option>
        <option value="new">New</option>
      </select>
    </form>
  );
}

const controls = () => ({
  box: screen.getByRole<HTMLInputElement>('checkbox'),
  field: screen.getByRole<HTMLInputElement>('textbox'),
  list: screen.getByRole<HTMLSelectElement>('combobox'),
});

test('a list, a box and a field are said as they were left, in whichever order that was', () => {
  const taken: string[] = [];
  render(<Form onTake={(said) => taken.push(said)} />);
  const { box, field, list } = controls();
  act(() =>
    sayAgain(
      new Map<HTMLInputElement | HTMLSelectElement, { checked?: boolean; value: string }>([
        [list, { value: 'new' }],
        [box, { checked: true, value: '2' }],
        [field, { value: '2 lakh' }],
      ]),
    ),
  );
  expect(taken.at(-1)).toBe('kind=2&price=2+lakh&sort=new');
  expect([box.checked, field.value, list.value]).toEqual([true, '2 lakh', 'new']);
});

test('what is not on the page any more is not touched', () => {
  const gone = document.createElement('input');
  sayAgain(new Map([[gone, { checked: false, value: 'x' }]]));
  expect(gone.value).toBe('');
});

test('a form hears of what stands in it as it was left: of the first choice as of the last', () => {
  const taken: string[] = [];
  render(<Form onTake={(said) => taken.push(said)} />);
  const { box } = controls();
  // As it is where React has taken up a page without looking at it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(box, true);
  act(() => sayAgain(new Map([[box, { checked: true, value: '2' }]])));
  expect(taken).toEqual(['kind=2&price=&sort=best']);
  expect(box.checked).toBe(true);
});

test('who is in a field stays in it, where they were', () => {
  const taken: string[] = [];
  render(<Form onTake={(said) => taken.push(said)} />);
  const { field } = controls();
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '3 lakh');
  field.setSelectionRange(1, 1);
  act(() => sayAgain(new Map([[field, { value: '3 lakh' }]])));
  expect([field.value, field.selectionStart]).toEqual(['3 lakh', 1]);
  expect(taken).toEqual([]);
});
