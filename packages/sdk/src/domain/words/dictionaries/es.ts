import type { Dictionary } from '../translate';
import type { DomainKey } from './domain-key';

/** The rules' words in Spanish. */
export const esDomain: Dictionary<DomainKey> = {
  locale: 'es',
  version: '1.14.0',
  labels: {
    'device.status.online': 'En línea',
    'device.status.moving': 'En movimiento',
    'device.status.idle': 'Encendido detenido',
    'device.status.stopped': 'Detenido',
    'device.status.offline': 'Sin conexión',
    'device.status.unknown': 'Desconocido',
    'device.status.alarm': 'Alarma',
    'event.type.alarm': 'Alarma',
    'event.type.deviceOnline': 'Dispositivo en línea',
    'event.type.deviceOffline': 'Dispositivo sin conexión',
    'event.type.textMessage': 'Mensaje de texto',
    'event.type.deviceUnknown': 'Estado desconocido',
    'event.type.geofenceExit': 'Salida de la geocerca',
    'event.type.geofenceEnter': 'Entrada en la geocerca',
    'event.type.ignitionOff': 'Motor apagado',
    'event.type.ignitionOn': 'Motor encendido',
    'event.type.deviceMoving': 'Dispositivo en movimiento',
    'event.type.deviceStopped': 'Dispositivo detenido',
    'event.type.deviceOverspeed': 'Exceso de velocidad',
    'event.type.commandResult': 'Resultado del comando',
    'event.type.driverChanged': 'Cambio de conductor',
    'event.type.deviceFuelDrop': 'Caída de combustible',
    'event.type.maintenance': 'Mantenimiento',
    'event.type.deviceInactive': 'Dispositivo inactivo',
    'event.type.queuedCommandSent': 'Comando en cola enviado',
    'event.type.deviceFuelIncrease': 'Aumento de combustible',
    'event.type.geofenceCrossed': 'Geocerca cruzada',
    'event.type.proximityEnter': 'Entrada en la proximidad',
    'event.type.proximityExit': 'Salida de la proximidad',
    'event.type.unaccompaniedMotion': 'Movimiento sin acompañante',
    'event.type.media': 'Archivo multimedia',
    'alarm.type.sos': 'SOS',
    'alarm.type.vibration': 'Vibración',
    'alarm.type.lowspeed': 'Velocidad baja',
    'alarm.type.overspeed': 'Exceso de velocidad',
    'alarm.type.movement': 'Movimiento',
    'alarm.type.fallDown': 'Caída',
    'alarm.type.lowPower': 'Alimentación baja',
    'alarm.type.lowBattery': 'Batería baja',
    'alarm.type.fault': 'Falla',
    'alarm.type.powerOff': 'Apagado',
    'alarm.type.powerOn': 'Encendido',
    'alarm.type.door': 'Puerta',
    'alarm.type.unlock': 'Desbloqueo',
    'alarm.type.lock': 'Bloqueo',
    'alarm.type.geofenceEnter': 'Entrada en la geocerca',
    'alarm.type.geofenceExit': 'Salida de la geocerca',
    'alarm.type.gpsAntennaCut': 'Corte de la antena GPS',
    'alarm.type.accident': 'Accidente',
    'alarm.type.tow': 'Remolque',
    'alarm.type.idle': 'Ralentí',
    'alarm.type.highRpm': 'RPM altas',
    'alarm.type.hardAcceleration': 'Aceleración brusca',
    'alarm.type.hardBraking': 'Frenada brusca',
    'alarm.type.hardCornering': 'Giro brusco',
    'alarm.type.laneChange': 'Cambio de carril',
    'alarm.type.fatigueDriving': 'Fatiga del conductor',
    'alarm.type.powerCut': 'Corte de energía',
    'alarm.type.powerRestored': 'Energía restablecida',
    'alarm.type.jamming': 'Interferencia de la señal',
    'alarm.type.temperature': 'Temperatura',
    'alarm.type.parking': 'Estacionamiento',
    'alarm.type.shock': 'Impacto',
    'alarm.type.bonnet': 'Capó',
    'alarm.type.footBrake': 'Freno de pie',
    'alarm.type.fuelLeak': 'Fuga de combustible',
    'alarm.type.tampering': 'Manipulación',
    'alarm.type.removing': 'Retiro',
    'alarm.type.general': 'General',
    'alarm.type.geofence': 'Geocerca',
    'error.code.FILL_ALL_FIELDS': 'Complete todos los campos.',
    'error.code.FILL_EMAIL_FIELD': 'Complete el correo electrónico.',
    'error.code.FILL_TOKEN_FIELD':
      'El enlace de recuperación está incompleto. Abra de nuevo el enlace del correo.',
    'error.code.FILL_NAME': 'Escriba el nombre.',
    'error.code.UNKNOWN_ERROR': 'Ocurrió un error que no conocemos. Intente de nuevo.',
    'error.code.CONNECTION_ERROR':
      'El servidor no respondió. Revise la conexión e intente de nuevo.',
    'error.code.LOGIN_PROCESS_ERROR': 'No se pudo iniciar sesión. Intente de nuevo.',
    'error.code.HTTP_401_UNAUTHORIZED': 'El correo o la contraseña no coinciden. Intente de nuevo.',
    'error.code.INVALID_LOGIN_DATA':
      'Los datos de acceso no son válidos. Revíselos e intente de nuevo.',
    'error.code.ACCOUNT_IS_SUSPENDED':
      'La cuenta está suspendida por falta de pago. Hable con soporte o salde la deuda.',
    'error.code.ACCOUNT_IS_SUSPENDED_TRUST':
      'La cuenta está suspendida, pero hay un desbloqueo de confianza disponible.',
    'error.code.ACCOUNT_IS_DISABLED': 'La cuenta está desactivada. Hable con el administrador.',
    'error.code.ACCOUNT_IS_BLOCKED': 'La cuenta está bloqueada. Hable con el administrador.',
    'error.code.USER_DEVICE_LIMIT_REACHED': 'Se alcanzó el límite de dispositivos del usuario.',
    'error.code.ACCOUNT_IS_READONLY': 'La cuenta es de solo lectura.',
    'error.code.ACCOUNT_IS_DEVICE_READONLY': 'La cuenta es de solo lectura para dispositivos.',
    'error.code.WRITE_ACCESS_DENIED': 'Acceso denegado.',
    'error.code.ACCOUNT_WITHOUT_COMMANDS': 'La cuenta solo puede enviar comandos guardados.',
    'error.code.ACCOUNT_WITHOUT_REPORTS': 'La cuenta no ve informes ni historial.',
    'error.code.EMAIL_IS_FIXED': 'Solo un administrador cambia el correo de esta cuenta.',
    'error.code.CHANGE_LOST':
      'Otra persona cambió lo mismo al mismo tiempo. Revíselo y repita el cambio.',
    'error.code.REGISTRATION_DISABLED':
      'La creación de usuarios nuevos está bloqueada por el momento.',
    'error.code.USER_NOT_AUTHED': 'La sesión ya no es válida. Actualice la página.',
    'error.code.INVALID_SHARE': 'El enlace venció. Pida uno nuevo a quien lo envió.',
    'error.code.NEW_VERSION_AVAILABLE': 'Hay una versión nueva. Recargue la página.',
    'error.code.USER_IS_DISABLED': 'La cuenta está desactivada. Hable con el administrador.',
    'error.code.USER_HAS_EXPIRED': 'La cuenta venció. Hable con el administrador.',
    'error.code.SETUP_CODE_WRONG':
      'El código no coincide. Copie el código que muestra la terminal del servidor.',
    'error.code.TIMEOUT': 'El servidor tardó demasiado. Intente de nuevo.',
    'error.code.ABORTED': 'La acción se interrumpió.',
    'error.code.UNEXPECTED_ANSWER':
      'El servidor dio una respuesta que no entendemos. Intente de nuevo.',
    'error.code.HTTP_403_FORBIDDEN': 'No tiene permiso para esto.',
    'error.code.HTTP_404_NOT_FOUND': 'No encontramos lo que busca.',
    'error.code.HTTP_409_CONFLICT':
      'Los datos chocan con otros ya guardados. Revíselos e intente de nuevo.',
    'error.code.HTTP_413_PAYLOAD_TOO_LARGE': 'El envío es demasiado grande. Envíe menos datos.',
    'error.code.HTTP_429_TOO_MANY_REQUESTS':
      'Demasiados intentos. Espere un poco e intente de nuevo.',
    'error.code.TOO_MANY_ATTEMPTS': 'Demasiados intentos. Espere un poco e intente de nuevo.',
    'error.code.NOT_FOUND': 'No encontramos lo que busca.',
    'error.code.DEVICE_NOT_FOUND': 'Este dispositivo no existe o no está vinculado a su cuenta.',
    'error.code.DEVICE_ACCESS_DENIED':
      'Este dispositivo no existe o no está vinculado a su cuenta.',
    'error.code.ADMINISTRATOR_REQUIRED': 'Solo un administrador puede hacer esto.',
    'error.code.MANAGER_REQUIRED': 'Solo quien administra usuarios puede hacer esto.',
    'error.code.USER_LIMIT_REACHED': 'Se alcanzó el límite de usuarios.',
    'error.code.ALREADY_EXISTS': 'Ya existe un registro con este valor. Use otro.',
    'error.code.GROUP_CYCLE':
      'Un grupo no puede quedar dentro de sí mismo. Elija otro grupo superior.',
    'error.code.FIELD_INVALID': 'Uno de los valores no es válido. Revíselo e intente de nuevo.',
    'error.code.BODY_TOO_LARGE': 'El envío es demasiado grande. Envíe menos datos.',
    'error.code.SETUP_DONE': 'El primer administrador ya existe. Inicie sesión con su cuenta.',
    'error.code.DEMO_OFF': 'La demostración está desactivada en este servidor.',
    'error.code.DEMO_NOT_PUBLIC': 'La demostración solo se abre en la máquina del servidor.',
    'error.code.INTERNAL_ERROR': 'El servidor tuvo un problema. Intente de nuevo.',
    'error.code.UPSTREAM_FAILED': 'El servidor de rastreo no respondió. Intente de nuevo.',
    'error.code.UPSTREAM_AWAY':
      'El servidor de rastreo está fuera de servicio. Intente de nuevo en unos instantes.',
    'error.code.UPSTREAM_SLOW':
      'El servidor de rastreo tardó demasiado en responder. Intente de nuevo.',
    'error.code.UPSTREAM_INCOMPATIBLE':
      'El servidor de rastreo respondió de una forma desconocida. Avise al administrador.',
    'error.code.MAIL_NOT_CONFIGURED':
      'Este servidor no envía correos. Pida una contraseña nueva al administrador.',
    'error.code.INVALID_TOKEN': 'El enlace ya se usó o venció. Pida otro.',
    'error.code.CURRENT_PASSWORD_WRONG': 'La contraseña actual es incorrecta o falta.',
    'error.code.EMAIL_NEEDS_SIGN_IN':
      'Un token no cambia el correo. Inicie sesión antes con la contraseña.',
    'error.code.PASSWORD_NEEDS_SIGN_IN':
      'Un token no define contraseñas. Inicie sesión antes con la contraseña.',
    'error.code.PASSWORD_TOO_COMMON': 'Mucha gente usa esta contraseña. Elija otra.',
    'error.code.EMAIL_NEEDS_ADMINISTRATOR':
      'Este servidor no envía el enlace que confirma un correo nuevo. Pida a un administrador que lo cambie.',
    'error.code.ACCOUNT_IS_SHARED':
      'Esta cuenta es compartida: no se puede cambiar nada de la cuenta misma.',
    'error.code.GROUP_NOT_FOUND': 'Este grupo no existe o no está vinculado a su cuenta.',
    'error.code.GROUP_ACCESS_DENIED': 'Este grupo no existe o no está vinculado a su cuenta.',
    'error.code.USER_NOT_FOUND': 'Este usuario no existe o usted no lo administra.',
    'error.code.USER_ACCESS_DENIED': 'Este usuario no existe o usted no lo administra.',
    'error.code.NOTIFICATION_NOT_FOUND':
      'Esta notificación no existe o no está vinculada a su cuenta.',
    'error.code.NOTIFICATION_ACCESS_DENIED':
      'Esta notificación no existe o no está vinculada a su cuenta.',
    'error.code.GEOFENCE_NOT_FOUND': 'Esta geocerca no existe o no está vinculada a su cuenta.',
    'error.code.GEOFENCE_ACCESS_DENIED': 'Esta geocerca no existe o no está vinculada a su cuenta.',
    'error.code.CALENDAR_ACCESS_DENIED':
      'Este calendario no existe o no está vinculado a su cuenta.',
    'error.code.COMMAND_ACCESS_DENIED': 'Este comando no existe o no está vinculado a su cuenta.',
    'error.code.EVENT_NOT_FOUND':
      'Este evento ya no existe o es de un dispositivo que no está vinculado a su cuenta.',
    'error.code.BAD_REQUEST':
      'El servidor rechazó la solicitud. Revise los datos e intente de nuevo.',
    'error.code.BODY_INVALID':
      'El servidor no entendió los datos enviados. Actualice la página e intente de nuevo.',
    'error.code.BODY_NOT_JSON':
      'El servidor no entendió los datos enviados. Actualice la página e intente de nuevo.',
    'error.code.BODY_LENGTH_WRONG': 'Los datos llegaron incompletos. Intente de nuevo.',
    'error.code.FIELD_UNKNOWN':
      'Este servidor no conoce uno de los campos enviados. Actualice la página e intente de nuevo.',
    'error.code.ID_MISMATCH':
      'La dirección y los datos son de elementos distintos. Actualice la página e intente de nuevo.',
    'error.code.QUERY_INVALID': 'Uno de los filtros no es válido. Revíselo e intente de nuevo.',
    'error.code.TEXT_INVALID':
      'Uno de los textos tiene un carácter que no se puede guardar. Escríbalo de nuevo.',
    'error.code.UNSUPPORTED_MEDIA_TYPE':
      'El servidor no acepta datos en este formato. Envíelos como JSON.',
    'error.code.METHOD_NOT_ALLOWED':
      'Este servidor no permite esta acción aquí. Actualice la página e intente de nuevo.',
    'error.code.UPGRADE_REQUIRED':
      'Esta dirección es de la conexión en vivo. Abra la consola en su lugar.',
    'error.code.FOREIGN_ORIGIN':
      'La solicitud vino de otro sitio. Abra la dirección de este servidor e intente de nuevo.',
    'error.code.DATABASE_AWAY': 'La base de datos no responde. Intente de nuevo en unos instantes.',
    'error.code.DISK_FULL':
      'El disco del servidor está lleno y no se guardó nada. Avise al administrador.',
    'error.code.STARTING': 'El servidor está iniciando. Intente de nuevo en unos instantes.',
    'error.code.STOPPING': 'El servidor se está reiniciando. Intente de nuevo en unos instantes.',
  },
};
