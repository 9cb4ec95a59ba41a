// The first module of a server bundle: addresses of pictures and other files begin with what whoever
// runs the bundle says, as they begin in the browser with the place that the script came from.
import base from 'motohaat:base';

// oxlint-disable-next-line eslint/no-underscore-dangle -- so the bundler names what addresses begin with
declare let __webpack_public_path__: string;

__webpack_public_path__ = base;
