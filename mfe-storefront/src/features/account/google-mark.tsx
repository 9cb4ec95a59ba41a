/** Google's mark in its own colours, as its sign-in button must carry it. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden>
      <path
        fill="#4285f4"
        d="M19.6 10.2c0-.7-.1-1.4-.2-2H10v3.8h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3Z"
      />
      <path
        fill="#34a853"
        d="M10 20c2.7 0 5-.9 6.6-2.4L13.4 15a6 6 0 0 1-9-3.1H1.1v2.6A10 10 0 0 0 10 20Z"
      />
      <path fill="#fbbc05" d="M4.4 11.9a6 6 0 0 1 0-3.8V5.5H1.1a10 10 0 0 0 0 9l3.3-2.6Z" />
      <path
        fill="#ea4335"
        d="M10 4c1.5 0 2.8.5 3.9 1.5l2.8-2.8A10 10 0 0 0 1.1 5.5l3.3 2.6A6 6 0 0 1 10 4Z"
      />
    </svg>
  );
}
