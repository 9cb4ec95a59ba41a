import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while. @param delay in ms */
export function useSettled<Value extends string | number>(value: Value, delay = 600): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
