import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Unbroken } from '#frontend/ui/unbroken.tsx';

test('keeps each hyphenated word together, even one that occurs twice', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(<Unbroken text="AI-Powered apps, AI-Powered teams" />);
  const unbroken = [...container.querySelectorAll('.nowrap')].map((span) => span.textContent);
  expect(unbroken).toEqual(['AI-Powered', 'AI-Powered']);
  expect(container).toHaveTextContent('AI-Powered apps, AI-Powered teams');
  expect(log).not.toHaveBeenCalled();
});
