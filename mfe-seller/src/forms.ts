// Asks the shell for its code of forms; see `remote.tsx`.
import 'react-hook-form';
