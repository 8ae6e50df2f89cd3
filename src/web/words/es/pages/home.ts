import type { homeWords as Words } from '../../en/pages/home.ts'

export const homeWords = {
  description: 'Kith recuerda a las personas que conoces, para ti y tu asistente de IA.',
  title: 'Recuerda a las personas que conoces',
  lead: 'Escribe o di unas palabras después de ver a alguien. Kith guarda quién es, de qué hablasteis y qué prometiste, y te lo recuerda a tiempo.',
  signIn: 'Iniciar sesión',
  createAccount: 'Crear una cuenta',
  example:
    'Un ejemplo: una nota sobre Ana, la promesa que Kith encontró en ella y una pregunta que se responde con ella.',
  city: 'Lisboa',
  note: 'Café junto al río. Se muda a Oporto en mayo. Le envío la presentación antes del viernes.',
  promise: 'Promesa:',
  promised: 'enviar la presentación a Ana',
  due: 'para el viernes',
  question: '¿A quién conozco en Oporto?',
  answer: 'Ana Ribeiro se muda allí en mayo.',
  source: 'De tu nota del 3 de marzo',
  points: [
    ['Cumple tu palabra', 'Kith encuentra las promesas en tus notas y te las pone delante antes de que venzan.'],
    [
      'Mantén el contacto',
      'Aprende cada cuánto habláis, te dice de quién no sabes nada hace tiempo y redacta la primera frase a partir de vuestra última conversación.',
    ],
    ['Comparte una tarjeta', 'La escanean, guardan tus datos y te dejan los suyos.'],
    [
      'Pregunta lo que quieras',
      'Las respuestas salen de tus propias notas, con la fuente junto a cada frase, aquí o en tu asistente de IA.',
    ],
  ],
  privacy:
    'Tus notas son privadas: ningún otro miembro puede leerlas, ni siquiera el propietario de esta instalación. Quien gestiona el servidor puede acceder a su base de datos.',
  versionAt: (version, address) => `Kith ${version} en ${address}.`,
  developers: 'Para desarrolladores:',
  reference: 'referencia de la API',
  connect: 'conectar un asistente',
  status: 'estado',
  tryAgain: 'Volver a intentarlo',
  toHome: 'Ir al inicio',
  noPage: 'No hay ninguna página en esta dirección. Comprueba que está bien escrita.',
  openAt: (address) => `Abrir ${address}`,
} satisfies typeof Words
