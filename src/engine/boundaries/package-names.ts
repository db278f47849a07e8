/**
 * What projects of package registries are called where they are imported. Pure.
 */

/** Projects of PyPI whose modules have other names than the project itself, in normal form. Source: their wheels. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  antlr4_python3_runtime: 'antlr4',
  apache_airflow: 'airflow',
  argon2_cffi: 'argon2',
  attrs: 'attr attrs',
  azure_core: 'azure',
  beautifulsoup4: 'bs4',
  biopython: 'Bio',
  discord_py: 'discord',
  djangorestframework: 'rest_framework',
  dnspython: 'dns',
  docker_py: 'docker',
  faiss_cpu: 'faiss',
  faiss_gpu: 'faiss',
  ffmpeg_python: 'ffmpeg',
  fonttools: 'fontTools',
  gitpython: 'git gitdb smmap',
  google_api_python_client: 'googleapiclient apiclient',
  google_cloud_storage: 'google',
  grpcio: 'grpc',
  grpcio_tools: 'grpc_tools',
  imbalanced_learn: 'imblearn',
  kafka_python: 'kafka',
  markdown_it_py: 'markdown_it',
  msgpack_python: 'msgpack',
  mysql_connector_python: 'mysql',
  mysqlclient: 'MySQLdb',
  opencv_contrib_python: 'cv2',
  opencv_contrib_python_headless: 'cv2',
  opencv_python: 'cv2',
  opencv_python_headless: 'cv2',
  paho_mqtt: 'paho',
  pillow: 'PIL',
  pillow_simd: 'PIL',
  protobuf: 'google',
  psycopg2_binary: 'psycopg2',
  py_cpuinfo: 'cpuinfo',
  pycryptodome: 'Crypto',
  pycryptodomex: 'Cryptodome',
  pygithub: 'github',
  pyjwt: 'jwt',
  pymupdf: 'fitz pymupdf',
  pynacl: 'nacl',
  pyopenssl: 'OpenSSL',
  pypdf2: 'PyPDF2',
  pyserial: 'serial',
  pysocks: 'socks',
  pytest: 'pytest py',
  python_dateutil: 'dateutil',
  python_docx: 'docx',
  python_dotenv: 'dotenv',
  python_jose: 'jose',
  python_json_logger: 'pythonjsonlogger',
  python_levenshtein: 'Levenshtein',
  python_magic: 'magic',
  python_multipart: 'multipart python_multipart',
  python_pptx: 'pptx',
  python_slugify: 'slugify',
  pytorch_lightning: 'pytorch_lightning lightning_fabric',
  pywin32: 'win32api win32con win32gui pythoncom',
  pyyaml: 'yaml',
  pyzmq: 'zmq',
  ruamel_yaml: 'ruamel',
  scikit_image: 'skimage',
  scikit_learn: 'sklearn',
  setuptools: 'setuptools pkg_resources',
  speechrecognition: 'speech_recognition',
  tensorflow_cpu: 'tensorflow',
  tensorflow_gpu: 'tensorflow',
  umap_learn: 'umap',
  websocket_client: 'websocket',
};

/** Names by which what a project of PyPI installs may be imported: an underscore where the project has a hyphen. */
export function importedNames(project: string): string[] {
  const normal = project.toLowerCase().replaceAll(/[-_.]+/g, '_');
  const others = Object.hasOwn(OTHER_NAMES, normal) ? (OTHER_NAMES[normal] ?? '').split(' ') : [];
  return [project, project.replaceAll('-', '_'), ...others];
}

/** The module that a file or folder in a folder of Python packages is; none for metadata. */
export function moduleOf(name: string): string[] {
  return /^[A-Za-z_]\w*(?=\.(?:py|so)$|\.[^.]+\.so$|$)/.exec(name) ?? [];
}

const PYTHON_PACKAGES = /(?:^|\/)(?:site|dist)-packages$/;
const NODE_PACKAGES = /(?:^|\/)node_modules$/;
// Packages of packages, which nothing else imports.
const INNER = /(?:^|\/)node_modules\//;
const METADATA = /^(.*)\/[^/]+\.dist-info$/;
// What projects call their own folders; a package that installs one of them does so by mistake.
const USUAL_FOLDERS: ReadonlySet<string> = new Set(
  'test tests doc docs example examples script scripts tool tools benchmark benchmarks src lib bin data build dist'.split(
    ' ',
  ),
);

/**
 * Names by which what an installation made can be imported: what lies in folders of Python packages, known by their name
 * or by the metadata in them (`pip install --target`), and in the outermost `node_modules`.
 */
export function installedNames(paths: readonly string[]): string[] {
  const targets = new Set(paths.flatMap((path) => METADATA.exec(path)?.[1] ?? []));
  const names = paths.flatMap((path) => {
    const at = path.lastIndexOf('/');
    if (at === -1) return [];
    const folder = path.slice(0, at);
    const name = path.slice(at + 1);
    if (PYTHON_PACKAGES.test(folder) || targets.has(folder)) return moduleOf(name);
    return NODE_PACKAGES.test(folder) && !INNER.test(folder) && /^[A-Za-z0-9]/.test(name) ? [name] : [];
  });
  return [...new Set(names)].filter((name) => !USUAL_FOLDERS.has(name));
}

/** Modules of Python that a tree has at its top: installed under the same name, they are the project itself. */
export function topModules(paths: readonly string[]): string[] {
  return paths.flatMap((path) => /^([A-Za-z_]\w*)(?:\.py|\/__init__\.py)$/.exec(path)?.[1] ?? []);
}
