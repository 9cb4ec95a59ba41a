import type { Toasts } from '@motohaat/platform';
import { toast } from 'react-hot-toast/headless';

/** The toasts of the page. How long each kind stays is the library's default, which section 9 names. */
export function createToasts(): Toasts {
  return {
    success: (message) => void toast.success(message),
    message: (message) => void toast(message),
    error: (message) =>
      void toast.error(message, { ariaProps: { role: 'alert', 'aria-live': 'assertive' } }),
  };
}
