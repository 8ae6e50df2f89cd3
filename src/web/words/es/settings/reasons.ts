import type { reasons as Reasons } from '../../en/settings/reasons.ts'

export const reasons = {
  webhook: {
    archive: 'Llegó con una copia. Comprueba la dirección, crea un secreto nuevo y luego actívalo.',
    member: 'Lo desactivaste tú.',
    gone: 'La dirección respondió 410 Gone. Si fue un error, vuelve a activar el webhook.',
    failing: 'Todos los envíos fallaron durante 5 días. Corrige la dirección y vuelve a activar el webhook.',
    password: 'Elegiste una contraseña nueva. Comprueba la dirección y vuelve a activar el webhook o quítalo.',
    token:
      'El token que lo configuró se revocó o ha caducado. Comprueba la dirección y vuelve a activar el webhook o quítalo.',
  },
  invite: {
    password: 'Elegiste una contraseña nueva, y eso revoca las invitaciones que habías enviado.',
    token: 'El token que la envió se revocó o ha caducado.',
  },
  delivery: {
    turnedOff: 'El webhook se desactivó antes del envío.',
    slow: 'El servidor tardó demasiado en responder.',
    noHttp: 'El servidor no respondió con HTTP válido.',
    informational: 'El servidor envió demasiadas respuestas intermedias.',
    noTls: 'Falló la conexión TLS. Comprueba que el servidor admite HTTPS en este puerto.',
    certificate: () => 'El certificado del servidor no es de confianza.',
    closed: 'El servidor cerró la conexión.',
    unreachable: 'No se pudo llegar al servidor.',
    noAddress: 'Este nombre de servidor no tiene ninguna dirección.',
    thisNetwork: 'El servidor está en este equipo o en su red, y eso no se permite.',
    lookup: 'Falló la consulta DNS del servidor.',
    address: () => 'Esta dirección no se permite.',
  },
} satisfies typeof Reasons
